import { z } from 'zod';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import type { Account } from '../accounts.ts';
import { type IssuedTokens, REFRESH_SECONDS } from '../tokens.ts';

const SECONDS_PER_DAY = 86_400;

/** Tokens of a sign-in. `expires_in` is seconds, `refresh_expires_in` days. */
export const refreshResponse = z.object({
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  access_token: z.string(),
  refresh_token: z.string(),
});

export const signInResponse = refreshResponse.extend({
  refresh_expires_in: z.int(),
  nickname: z.string().nullable(),
  cellphone: z.string().nullable(),
  wechat: z.string().nullable(),
});

/** `cellphoneCode`, `emailCode`: a text when the code was sent, the code itself in demo mode. */
export const sentCodeResponse = z.union([z.object({ code: z.int() }), z.string()]);

export function toSentCode(code: string | null, lang: Lang): z.output<typeof sentCodeResponse> {
  return code === null ? confirmationText('codeSent', lang) : { code: Number(code) };
}

export function toRefreshResponse(tokens: IssuedTokens): z.output<typeof refreshResponse> {
  return {
    token_type: 'Bearer',
    expires_in: tokens.expiresIn,
    access_token: tokens.access,
    refresh_token: tokens.refresh,
  };
}

export function toSignInResponse(tokens: IssuedTokens, account: Account): z.output<typeof signInResponse> {
  return {
    ...toRefreshResponse(tokens),
    refresh_expires_in: REFRESH_SECONDS / SECONDS_PER_DAY,
    nickname: account.nickname,
    cellphone: account.cellphone,
    wechat: null,
  };
}

import { z } from 'zod';
import { answerText } from '../../../kernel/texts/answers.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import type { Account } from '../accounts.ts';
import { type IssuedTokens, REFRESH_SECONDS } from '../tokens.ts';

const SECONDS_PER_DAY = 86_400;

/** `TokenAnswer` of `api.md` 2.9. `expires_in` is seconds, `refresh_expires_in` days. */
export const refreshAnswer = z.object({
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  access_token: z.string(),
  refresh_token: z.string(),
});

export const signInAnswer = refreshAnswer.extend({
  refresh_expires_in: z.int(),
  nickname: z.string().nullable(),
  cellphone: z.string().nullable(),
  wechat: z.string().nullable(),
});

/** `cellphoneCode`, `emailCode`: a text when the code was sent, the code itself in demo mode (rulings 11). */
export const sentCodeAnswer = z.union([z.object({ code: z.int() }), z.string()]);

export function toSentCode(code: string | null, lang: Lang): z.output<typeof sentCodeAnswer> {
  return code === null ? answerText('codeSent', lang) : { code: Number(code) };
}

export function toRefreshAnswer(tokens: IssuedTokens): z.output<typeof refreshAnswer> {
  return {
    token_type: 'Bearer',
    expires_in: tokens.expiresIn,
    access_token: tokens.access,
    refresh_token: tokens.refresh,
  };
}

export function toSignInAnswer(tokens: IssuedTokens, account: Account): z.output<typeof signInAnswer> {
  return {
    ...toRefreshAnswer(tokens),
    refresh_expires_in: REFRESH_SECONDS / SECONDS_PER_DAY,
    nickname: account.nickname,
    cellphone: account.cellphone,
    wechat: null,
  };
}

import * as z from 'zod/mini';
import { wireNumber, wireText } from '../wire/parts.ts';

/** Tokens (2.9). `expires_in` in seconds, `refresh_expires_in` in days and in login answers only. */
export const wireTokens = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string().check(z.minLength(1)),
  token_type: wireText,
  expires_in: wireNumber,
  refresh_expires_in: wireNumber,
  nickname: wireText,
  cellphone: wireText,
});
export type WireTokens = z.infer<typeof wireTokens>;

/** Answer of `cellphoneCode` and `user/proof/code`: a text when the code was sent, the code itself in demo mode. */
export const wireSentCode = z.union([z.object({ code: wireNumber }), wireText]);
export type WireSentCode = z.infer<typeof wireSentCode>;

/** Answer of `refreshToken`; the empty text means "refused" on the original server. */
export const wireRefreshAnswer = z.union([wireTokens, z.literal('')]);

import { toNumber, toOptionalNumber, toOptionalText } from '../wire/values.ts';
import type { CodePurpose, SentCode, SignIn, SignInTokens } from './model.ts';
import type { WireSentCode, WireTokens } from './wire.ts';

/** Lifetime when a server does not tell: the default of the contract. */
const ACCESS_SECONDS = 7200;

export function toSignInTokens(wire: WireTokens): SignInTokens {
  return {
    accessToken: wire.access_token,
    refreshToken: wire.refresh_token,
    tokenType: wire.token_type || 'Bearer',
    expiresInSeconds: toNumber(wire.expires_in, ACCESS_SECONDS),
    rememberDays: toOptionalNumber(wire.refresh_expires_in),
  };
}

export function toSignIn(wire: WireTokens): SignIn {
  return {
    tokens: toSignInTokens(wire),
    nickname: toOptionalText(wire.nickname),
    phone: toOptionalText(wire.cellphone),
  };
}

/** `state` of `cellphoneCode`: absent for signing in, 1 recovery, 2 change of number. */
export function toWirePurpose(purpose: CodePurpose): { state?: number } {
  if (purpose === 'sign-in') return {};
  return { state: purpose === 'recover' ? 1 : 2 };
}

export function toSentCode(answer: WireSentCode): SentCode {
  const code = typeof answer === 'object' ? answer?.code : null;
  return { demoCode: code === null || code === undefined ? null : String(code) };
}

import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf } from '../wire/parts.ts';
import { toSentCode, toSignIn, toSignInTokens, toWirePurpose } from './mapping.ts';
import type { CodePurpose, SentCode, SignIn, SignInTokens } from './model.ts';
import { wireRefreshAnswer, wireSentCode, wireTokens } from './wire.ts';

/** Signs in with a phone number and a password. Throws `validation` when they do not belong together. */
export async function signInByPassword(
  client: ApiClient,
  credentials: { phone: string; password: string },
  options?: RequestOptions,
): Promise<SignIn> {
  const body = { cellphone: credentials.phone.trim(), password: credentials.password };
  return toSignIn(await client.post('login', parserOf(wireTokens), body, { ...options, anonymous: true }));
}

/** Signs in with a phone number and the code sent to it; an unknown number gets an account. */
export async function signInByCode(
  client: ApiClient,
  { phone, code }: { phone: string; code: string },
  options?: RequestOptions,
): Promise<SignIn> {
  const body = { cellphone: phone.trim(), code: code.trim(), platform: 'pc', lang: client.lang };
  return toSignIn(await client.post('register', parserOf(wireTokens), body, { ...options, anonymous: true }));
}

/** Makes an account with a password. It does not sign in. */
export async function registerWithPassword(
  client: ApiClient,
  { phone, code, password, repeated }: { phone: string; code: string; password: string; repeated: string },
  options?: RequestOptions,
): Promise<void> {
  const body = { cellphone: phone.trim(), code: code.trim(), password, rPassword: repeated, lang: client.lang };
  await client.post('register', ignored, body, { ...options, anonymous: true });
}

/** Sets a new password for the account of a phone number. */
export async function resetPassword(
  client: ApiClient,
  { phone, code, password, repeated }: { phone: string; code: string; password: string; repeated: string },
  options?: RequestOptions,
): Promise<void> {
  const body = { cellphone: phone.trim(), code: code.trim(), password, rPassword: repeated, state: 1 };
  await client.post('findPassword', ignored, body, { ...options, anonymous: true });
}

/** Sends a code of five digits; one per number in 60 seconds. `change` needs a signed-in customer. */
export async function sendCode(
  client: ApiClient,
  { phone, purpose }: { phone: string; purpose: CodePurpose },
  options?: RequestOptions,
): Promise<SentCode> {
  const body = { cellphone: phone.trim(), ...toWirePurpose(purpose) };
  const anonymous = purpose !== 'change';
  return toSentCode(await client.post('cellphoneCode', parserOf(wireSentCode), body, { ...options, anonymous }));
}

/**
 * Exchanges a refresh token for new tokens; the old pair stops working. Throws `unauthenticated` when it is refused,
 * which the original server also says by an empty answer. Prefer `createTokenRefresher`, which never asks twice.
 */
export async function refreshTokens(
  client: ApiClient,
  refreshToken: string,
  options?: RequestOptions,
): Promise<SignInTokens> {
  const body = { refresh_token: refreshToken };
  // The refresher's caller decides what a failure means: a refused token is no toast, and must not be refreshed.
  const quiet = { ...options, anonymous: true, silent: true };
  const response = await client.post('refreshToken', parserOf(wireRefreshAnswer), body, quiet);
  if (response === '') {
    throw new ApiError({ code: 'unauthenticated', status: 200, message: 'The refresh token was not accepted' });
  }
  return toSignInTokens(response);
}

/** Ends the session on the server. Local tokens are the caller's to clear, also when this fails. */
export async function signOut(client: ApiClient, options?: RequestOptions): Promise<void> {
  await client.post('logout', ignored, undefined, { ...options, silent: true });
}

import { late } from '../late.ts';

export type { CodePurpose, SentCode, SignIn, SignInTokens, StoredTokens } from './model.ts';
export { CODE_INTERVAL_SECONDS, isCode, isPhoneNumber, PASSWORD_MAX, PASSWORD_MIN } from './rules.ts';
export {
  createTokenRefresher,
  REFRESH_MARGIN_MS,
  type TokenRefresher,
  type TokenRefresherOptions,
  toStoredTokens,
} from './token-refresher.ts';

const request = late(() => import('./requests.ts'));

export const refreshTokens = request('refreshTokens');
export const registerWithPassword = request('registerWithPassword');
export const resetPassword = request('resetPassword');
export const sendCode = request('sendCode');
export const signInByCode = request('signInByCode');
export const signInByPassword = request('signInByPassword');
export const signOut = request('signOut');

import { lazyRequests } from '../client/lazy-requests.ts';

export { faultyField } from './faulty-field.ts';
export type { CodePurpose, SentCode, SignIn, SignInTokens, StoredTokens } from './model.ts';
export type { PasskeyQuestion } from './passkey-requests.ts';
export type { Proof, ProofState, ProofWay } from './proof-requests.ts';
export type { AskingBrowser, QrCode, QrProgress, QrSignIn, QrState, Scan } from './qr-model.ts';
export { CODE_INTERVAL_SECONDS, isCode, isPhoneNumber, PASSWORD_MAX, PASSWORD_MIN } from './rules.ts';
export {
  createTokenRefresher,
  REFRESH_MARGIN_MS,
  type TokenRefresher,
  type TokenRefresherOptions,
  toStoredTokens,
} from './token-refresher.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const refreshTokens = request('refreshTokens');
export const registerWithPassword = request('registerWithPassword');
export const resetPassword = request('resetPassword');
export const sendCode = request('sendCode');
export const signInByCode = request('signInByCode');
export const signInByPassword = request('signInByPassword');
export const signOut = request('signOut');

const qrRequest = lazyRequests(() => import('./qr-requests.ts'));

export const answerQrCode = qrRequest('answerQrCode');
export const createQrCode = qrRequest('createQrCode');
export const followQrCode = qrRequest('followQrCode');
export const scanQrCode = qrRequest('scanQrCode');
export const signInByQrCode = qrRequest('signInByQrCode');

const proofRequest = lazyRequests(() => import('./proof-requests.ts'));

export const getProofState = proofRequest('getProofState');
export const prove = proofRequest('prove');
export const sendProofCode = proofRequest('sendProofCode');

const passkeyRequest = lazyRequests(() => import('./passkey-requests.ts'));

export const askForPasskey = passkeyRequest('askForPasskey');
export const signInByPasskey = passkeyRequest('signInByPasskey');

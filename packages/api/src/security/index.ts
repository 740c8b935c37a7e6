import { lazyRequests } from '../client/lazy-requests.ts';

export type { Device, Passkey, PasswordChange, SecurityState } from './model.ts';
export type { Network, NetworkKind } from './network.ts';
export type { NewPasskeyQuestion } from './passkey-requests.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const changePassword = request('changePassword');
export const changePhone = request('changePhone');
export const endDevice = request('endDevice');
export const endOtherDevices = request('endOtherDevices');
export const getSecurityState = request('getSecurityState');
export const listDevices = request('listDevices');

const passkeyRequest = lazyRequests(() => import('./passkey-requests.ts'));

export const addPasskey = passkeyRequest('addPasskey');
export const askForNewPasskey = passkeyRequest('askForNewPasskey');
export const listPasskeys = passkeyRequest('listPasskeys');
export const removePasskey = passkeyRequest('removePasskey');
export const renamePasskey = passkeyRequest('renamePasskey');

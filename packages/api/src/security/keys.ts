import { accountKeys } from '../account/keys.ts';

/** Keys of what secures an account. */
export const securityKeys = {
  state: ['security', 'state'],
  devices: ['security', 'devices'],
  passkeys: ['security', 'passkeys'],
} as const;

/** What each change invalidates. A new password and another number end other devices, an old password takes passkeys along. */
export const securityInvalidations = {
  changePassword: [securityKeys.state, securityKeys.devices, securityKeys.passkeys],
  bindMailbox: [accountKeys.all, securityKeys.state, securityKeys.devices],
  changePhone: [accountKeys.all, securityKeys.state, securityKeys.devices],
  endDevice: [securityKeys.state, securityKeys.devices],
  endOtherDevices: [securityKeys.state, securityKeys.devices],
  addPasskey: [securityKeys.state, securityKeys.passkeys],
  renamePasskey: [securityKeys.passkeys],
  removePasskey: [securityKeys.state, securityKeys.passkeys],
} as const;

import { PASSWORD_MIN } from '../sign-in/rules.ts';
import { toFlag, toNumber, toOptionalText } from '../wire/values.ts';
import type { Device, Passkey, PasswordChange, SecurityState } from './model.ts';
import { networkOf } from './network.ts';
import type { WireDevice, WirePasskey, WireSecurityState } from './wire.ts';

export const toSecurityState = (wire: WireSecurityState): SecurityState => ({
  hasPassword: toFlag(wire.has_password),
  passwordChangedAt: toOptionalText(wire.password_changed_at),
  passwordMin: Math.max(PASSWORD_MIN, toNumber(wire.password_min)),
  passkeys: toNumber(wire.passkeys),
  devices: toNumber(wire.devices),
});

export const toDevice = (wire: WireDevice): Device => ({
  id: String(wire.id),
  userAgent: toOptionalText(wire.user_agent),
  network: networkOf(wire.ip),
  signedInAt: wire.created_at ?? '',
  lastUsedAt: wire.last_used_at ?? '',
  isCurrent: toFlag(wire.is_current),
});

export const toPasskey = (wire: WirePasskey): Passkey => ({
  id: String(wire.id),
  name: wire.name,
  isSynced: toFlag(wire.is_synced),
  addedAt: wire.created_at ?? '',
  lastUsedAt: toOptionalText(wire.last_used_at),
});

/** The device that asks stays signed in: whoever wants it ended signs out there. */
export const toWirePasswordChange = ({ current, password, repeated }: PasswordChange) => ({
  ...(current === null ? {} : { nowPassword: current }),
  password,
  rPassword: repeated,
  keep_device: true,
});

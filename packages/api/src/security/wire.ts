import * as z from 'zod/mini';
import { wireFlag, wireId, wireList, wireNumber, wireText } from '../wire/parts.ts';

/** `GET user/security`: times in shop time. */
export const wireSecurityState = z.object({
  has_password: wireFlag,
  password_changed_at: wireText,
  password_min: wireNumber,
  passkeys: wireNumber,
  devices: wireNumber,
});
export type WireSecurityState = z.infer<typeof wireSecurityState>;

const wireDevice = z.object({
  id: wireId,
  user_agent: wireText,
  ip: wireText,
  created_at: wireText,
  last_used_at: wireText,
  is_current: wireFlag,
});
export type WireDevice = z.infer<typeof wireDevice>;
export const wireDevices = wireList(wireDevice);

export const wirePasskey = z.object({
  id: wireId,
  name: z.string(),
  is_synced: wireFlag,
  created_at: wireText,
  last_used_at: wireText,
});
export type WirePasskey = z.infer<typeof wirePasskey>;
export const wirePasskeys = wireList(wirePasskey);

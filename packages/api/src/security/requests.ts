import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf } from '../wire/parts.ts';
import { toDevice, toSecurityState, toWirePasswordChange } from './mapping.ts';
import type { Device, PasswordChange, SecurityState } from './model.ts';
import { wireDevices, wireSecurityState } from './wire.ts';

/** Whether the account has a password, and how many passkeys and devices. An extension of ours, from api level 8. */
export async function getSecurityState(client: ApiClient, options?: RequestOptions): Promise<SecurityState> {
  return toSecurityState(await client.get('user/security', parserOf(wireSecurityState), undefined, options));
}

/**
 * Changes the password, or sets the first one. Every other device is signed out; with an old password every passkey is removed.
 * Throws `validation` when the current one is wrong, the new one is refused, or the first one lacks a fresh proof.
 */
export async function changePassword(
  client: ApiClient,
  change: PasswordChange,
  options?: RequestOptions,
): Promise<void> {
  await client.post('amendPassword', ignored, toWirePasswordChange(change), options);
}

/**
 * Moves the account to another number, by a code sent there, and signs every other device out. Throws `validation` when the code
 * is wrong or the last proof no longer counts, `conflict` when the number has an account.
 */
export async function changePhone(
  client: ApiClient,
  { phone, code }: { phone: string; code: string },
  options?: RequestOptions,
): Promise<void> {
  await client.post('changeCellphone', ignored, { cellphone: phone.trim(), code: code.trim() }, options);
}

/** Devices that are signed in, the last used first. */
export async function listDevices(client: ApiClient, options?: RequestOptions): Promise<Device[]> {
  return (await client.get('user/devices', parserOf(wireDevices), undefined, options)).map(toDevice);
}

/** Signs one device out. Throws `not-found` when it is signed out already. */
export async function endDevice(client: ApiClient, id: Id, options?: RequestOptions): Promise<void> {
  await client.post('user/devices/end', ignored, { id: Number(id) }, options);
}

/** Signs every device out but the one that asks, which is told to the customer by notice, mail and text message. */
export async function endOtherDevices(client: ApiClient, options?: RequestOptions): Promise<void> {
  await client.post('user/devices/endOthers', ignored, undefined, options);
}

import type { ApiClient } from '@jishi/api';
import { addPasskey, askForNewPasskey, type Passkey } from '@jishi/api/security';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** The shop takes no more (`MAX_PASSKEYS` of the api). */
export const MAX_PASSKEYS = 20;
export const LONGEST_NAME = 60;

/** Seconds a proof must still count for: browsers wait five minutes for the device. */
export const MAKING_SECONDS = 300;

/** Lets this device make a key, and adds it. Rejects when the customer turns away, or the device has one already. */
export async function makePasskey(api: ApiClient, name: string): Promise<Passkey> {
  const [{ startRegistration }, { challenge, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    askForNewPasskey(api, { silent: true }),
  ]);
  const credential = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  return addPasskey(api, { challenge, name, credential }, { silent: true });
}

/** The browser says that the device has a key of this account: the library gives that a code, browsers a name. */
export const hasOneAlready = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'InvalidStateError' || codeOf(error) === ALREADY);

const ALREADY = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
const codeOf = (error: Error): unknown => ('code' in error ? error.code : null);

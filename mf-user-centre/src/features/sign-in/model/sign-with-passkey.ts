import type { ApiClient } from '@jishi/api';
import { type SignIn, signInByPasskey } from '@jishi/api/sign-in';
import { knowsPasskeys, type PasskeyMode, signChallenge } from '../../../model/auth/passkey-ceremony.ts';
import { remembering } from '../../../model/auth/remembering.ts';

/**
 * Lets a key of this device sign, and signs in by it. Rejects when the visitor turns away.
 *
 * @param isRemembered asked once the key has signed: the box may be ticked until then
 */
export async function signWithPasskey(api: ApiClient, mode: PasskeyMode, isRemembered: () => boolean): Promise<SignIn> {
  const signed = await signChallenge(api, mode);
  return signInByPasskey(api, signed, remembering(isRemembered()));
}

/** Ends an offer that nobody has taken up. */
export async function endPasskeyOffer(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Whether this browser can offer keys under a field. */
export async function canOfferPasskeys(): Promise<boolean> {
  return knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

import type { ApiClient } from '@jishi/api';
import { askForPasskey, type SignIn, signInByPasskey } from '@jishi/api/sign-in';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { remembering } from '../../../model/pass/remembering.ts';

/** `offer`: the browser names keys in the list under a field, whenever the visitor gets there. */
export type PasskeyMode = 'ask' | 'offer';

/**
 * Lets a key of this device sign, and signs in by it. Rejects when the visitor turns away.
 *
 * @param isRemembered asked once the key has signed: the box may be ticked until then
 */
export async function signWithPasskey(api: ApiClient, mode: PasskeyMode, isRemembered: () => boolean): Promise<SignIn> {
  const [{ startAuthentication }, { challenge, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    askForPasskey(api),
  ]);
  const credential = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: mode === 'offer',
  });
  return signInByPasskey(api, { challenge, credential }, remembering(isRemembered()));
}

/** Ends an offer that nobody has taken up. */
export async function endPasskeyOffer(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Whether this browser has keys at all: only in secure places. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether it can offer them under a field. */
export async function canOfferPasskeys(): Promise<boolean> {
  return knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

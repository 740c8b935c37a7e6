import type { ApiClient } from '@jishi/api';
import { askForPasskey } from '@jishi/api/sign-in';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** `offer`: the browser names keys in the list under a field, whenever the visitor gets there. */
export type PasskeyMode = 'ask' | 'offer';

/** What a key has signed, for the call that takes it. */
export type SignedChallenge = { challenge: string; credential: object };

/** Lets a key of this device sign. Rejects when whoever sits there turns away. */
export async function signChallenge(api: ApiClient, mode: PasskeyMode = 'ask'): Promise<SignedChallenge> {
  const [{ startAuthentication }, { challenge, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    askForPasskey(api),
  ]);
  const credential = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: mode === 'offer',
  });
  return { challenge, credential };
}

/** Whether this browser has keys at all: only in secure places. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

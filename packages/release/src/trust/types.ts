import type { KeyObject } from 'node:crypto';
import type { ReleaseSignature } from '@jishi/contracts/release';

/** Holds a private key, or knows where it is: the key is read when something is signed. */
export type Signer = {
  /** @throws RegistryError `no-key` when the key cannot be used */
  sign(bytes: Uint8Array): Promise<ReleaseSignature>;
};

/** Public keys whose signatures count, by key id. Several at once while a key is being replaced. */
export type Trust = ReadonlyMap<string, KeyObject>;

/** Whose releases a registry makes, and whose it believes. */
export type RegistryOptions = {
  /** Signs new releases; without one none can be made. */
  signer?: Signer | undefined;
  /**
   * The keys that count, read each time, so that a key that is put into a folder counts at once.
   * Without it signatures are not checked: for looking only, never for running anything.
   */
  trust?: (() => Promise<Trust>) | undefined;
};

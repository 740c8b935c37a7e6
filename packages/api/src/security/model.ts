import type { Id } from '../model/id.ts';
import type { Network } from './network.ts';

/** How an account is secured, in numbers. */
export type SecurityState = {
  readonly hasPassword: boolean;
  /** Shop time; `null` without a password, and for those set before the shop wrote this down. */
  readonly passwordChangedAt: string | null;
  /** Characters a new password needs at least in this shop. */
  readonly passwordMin: number;
  readonly passkeys: number;
  readonly devices: number;
};

/** A sign-in that still stands. */
export type Device = {
  readonly id: Id;
  /** As the browser names itself; `null` where it does not. */
  readonly userAgent: string | null;
  /** What the address it signed in from tells of its network. */
  readonly network: Network;
  readonly signedInAt: string;
  /** Within five minutes. */
  readonly lastUsedAt: string;
  /** The one that asks. */
  readonly isCurrent: boolean;
};

/** A key of a device that signs in. */
export type Passkey = {
  readonly id: Id;
  readonly name: string;
  /** Whether other devices of the customer have it too. */
  readonly isSynced: boolean;
  readonly addedAt: string;
  /** `null` before the first sign-in by it. */
  readonly lastUsedAt: string | null;
};

/** A new password and its repetition; `current` is `null` for the first one of an account. */
export type PasswordChange = {
  readonly current: string | null;
  readonly password: string;
  readonly repeated: string;
};

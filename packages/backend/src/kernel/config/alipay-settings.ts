import type { KeyObject } from 'node:crypto';

/** What a merchant of Alipay has. Keys are objects, so that they never end up in a log. */
export type AlipaySettings = {
  /** Where the provider answers: calls of ours and pages for shoppers. */
  gateway: string;
  appId: string;
  /** The merchant's account (PID); notices name it. */
  sellerId: string;
  /** The app's private key. */
  key: KeyObject;
  /** Alipay's public key for this app. */
  publicKey: KeyObject;
};

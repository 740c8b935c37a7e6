import type { KeyObject } from 'node:crypto';

/** What a merchant of WeChat Pay has. Keys are objects, so that they never end up in a log. */
export type WechatSettings = {
  /** Where the provider answers. */
  origin: string;
  appId: string;
  merchantId: string;
  /** Serial of the merchant's certificate. */
  serial: string;
  /** The merchant's private key. */
  key: KeyObject;
  /** The APIv3 key: 32 bytes, opens what notices carry. */
  apiKey: KeyObject;
  /** Public keys of WeChat Pay by serial or key id; several while they are exchanged. */
  platformKeys: ReadonlyMap<string, KeyObject>;
};

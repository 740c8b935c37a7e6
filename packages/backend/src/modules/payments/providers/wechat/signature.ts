import type { KeyObject } from 'node:crypto';
import { rsaSign, rsaVerify } from '../rsa.ts';

export const SCHEME = 'WECHATPAY2-SHA256-RSA2048';

/** What is signed of a request. `path` with its query, `timestamp` in seconds, `body` empty for none. */
export type SignedRequest = { method: string; path: string; timestamp: string; nonce: string; body: string };

export function requestText({ method, path, timestamp, nonce, body }: SignedRequest): string {
  return `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`;
}

/** What is signed of answers and notices, over the very bytes that came. */
export function messageText(timestamp: string, nonce: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
}

/** The header `Authorization` of a request. */
export function authorization(
  request: SignedRequest,
  merchant: { merchantId: string; serial: string; key: KeyObject },
): string {
  const fields = {
    mchid: merchant.merchantId,
    nonce_str: request.nonce,
    signature: rsaSign(requestText(request), merchant.key),
    timestamp: request.timestamp,
    serial_no: merchant.serial,
  };
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `${SCHEME} ${list.join(',')}`;
}

export type MessageProblem = 'headers' | 'serial' | 'time' | 'signature';

/** A message may be this old, or this far ahead of our clock. */
const WINDOW_SECONDS = 300;

/**
 * Whether a message was signed by WeChat Pay within the last minutes; null when all is well. `header` reads a header by
 * its lower-case name.
 */
export function messageProblem(
  header: (name: string) => string,
  body: Buffer,
  keys: ReadonlyMap<string, KeyObject>,
  now: Date,
): MessageProblem | null {
  const [timestamp, nonce] = [header('wechatpay-timestamp'), header('wechatpay-nonce')];
  const [serial, signature] = [header('wechatpay-serial'), header('wechatpay-signature')];
  if (!/^\d{1,12}$/.test(timestamp) || nonce === '' || serial === '' || signature === '') return 'headers';
  const key = keys.get(serial);
  if (!key) return 'serial';
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > WINDOW_SECONDS) return 'time';
  return rsaVerify(messageText(timestamp, nonce, body), signature, key) ? null : 'signature';
}

import type { KeyObject } from 'node:crypto';
import { rsaSign, rsaVerify } from '../rsa.ts';

export type Params = Readonly<Record<string, string>>;

/** Parameters in the order of their names; empty ones do not count. */
function sortedText(params: Params, leftOut: readonly string[]): string {
  return Object.entries(params)
    .filter(([name, value]) => value !== '' && !leftOut.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** The parameters of a request with their `sign` (RSA2). */
export function signParams(params: Params, key: KeyObject): Record<string, string> {
  return { ...params, sign: rsaSign(sortedText(params, ['sign']), key) };
}

/** Whether a request was signed by the holder of the key. */
export function isSignedRequest(params: Params, key: KeyObject): boolean {
  return rsaVerify(sortedText(params, ['sign']), params['sign'] ?? '', key);
}

/** The parameters of a notice with their `sign`, which does not cover `sign_type`. */
export function signNotice(params: Params, key: KeyObject): Record<string, string> {
  return { ...params, sign: rsaSign(sortedText(params, ['sign', 'sign_type']), key) };
}

/** Whether a notice was signed by Alipay. Some kinds of notice cover `sign_type`, payments do not. */
export function isSignedNotice(params: Params, key: KeyObject): boolean {
  const signature = params['sign'] ?? '';
  return [['sign', 'sign_type'], ['sign']].some((leftOut) => rsaVerify(sortedText(params, leftOut), signature, key));
}

/**
 * The part of an answer that is signed: the text of the object behind `name`, byte for byte. Null when there is none.
 */
export function signedPart(response: string, name: string): string | null {
  const start = new RegExp(`"${name}"\\s*:\\s*(?=\\{)`).exec(response);
  if (!start) return null;
  const from = start.index + start[0].length;
  let depth = 0;
  let isText = false;
  for (let at = from; at < response.length; at += 1) {
    const character = response[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return response.slice(from, at + 1);
    }
  }
  return null;
}

import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Percent-encoding of RFC 3986: `encodeURIComponent` leaves five characters more. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Parameters as they are signed and sent: by name, encoded. */
export function canonicalQuery(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
}

export type AliyunCall = {
  host: string;
  action: string;
  version: string;
  query: Readonly<Record<string, string>>;
  /** `2023-10-26T10:22:32Z`. */
  date: string;
  /** Never used twice. */
  nonce: string;
};

/** Headers of a call of Aliyun without a body, signed with an access key (signature version 3). */
export function signAliyunCall(call: AliyunCall, key: { id: string; secret: string }): Record<string, string> {
  const headers: Record<string, string> = {
    host: call.host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': call.date,
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  };
  const names = Object.keys(headers);
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const request = ['POST', '/', canonicalQuery(call.query), lines, names.join(';'), sha256('')].join('\n');
  const signature = createHmac('sha256', key.secret)
    .update(`${ALGORITHM}\n${sha256(request)}`)
    .digest('hex');
  const authorization = `${ALGORITHM} Credential=${key.id},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { ...headers, authorization };
}

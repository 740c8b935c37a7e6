import { createHash } from 'node:crypto';
import { compress, compressNow } from '@jishi/server-kit/compress';
import { negotiateEncoding } from '@jishi/server-kit/negotiate-encoding';

const compressed = ['br', 'gzip'] as const;
type Compressed = (typeof compressed)[number];
export type Encoding = Compressed | 'identity';

/** A response as bytes, each encoding made once and when first asked for: a promise while it is being made. */
export type EncodedResponse = {
  etag: string;
  raw: Buffer;
  bodies: Partial<Record<Compressed, Promise<Buffer> | Buffer>>;
};

const MIN_COMPRESSED = 1024;
/** Ordinary lists and products are smaller; what is larger would hold up other answers meanwhile. */
const COMPRESSED_AT_ONCE = 32 * 1024;

export function encodeResponse(raw: Buffer): EncodedResponse {
  return { etag: createHash('sha256').update(raw).digest('base64url').slice(0, 22), raw, bodies: {} };
}

export function bodyIn(response: EncodedResponse, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return response.raw;
  const known = response.bodies[encoding];
  if (known !== undefined) return known;
  if (response.raw.length <= COMPRESSED_AT_ONCE) {
    const body = compressNow(response.raw, encoding);
    response.bodies[encoding] = body;
    return body;
  }
  const made = compress(response.raw, encoding, 'quick').then((body) => {
    response.bodies[encoding] = body;
    return body;
  });
  response.bodies[encoding] = made;
  return made;
}

/** The best encoding of `Accept-Encoding`; none for a body that is small anyway. */
export function chooseEncoding(accepted: string | undefined, response: EncodedResponse): Encoding {
  if (response.raw.length < MIN_COMPRESSED) return 'identity';
  return negotiateEncoding(accepted, compressed) ?? 'identity';
}

/** The entity tag of an encoding: strong, so each has its own. */
export function etagOf({ etag }: EncodedResponse, encoding: Encoding): string {
  return encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`;
}

/** Whether `If-None-Match` names the response, in whichever encoding. */
export function isKnown(header: string | undefined, { etag }: EncodedResponse): boolean {
  if (!header) return false;
  const known = header.split(',').map((part) => part.trim().replace(/^W\//, '').replaceAll('"', ''));
  return known.some((part) => part === '*' || part === etag || part === `${etag}-br` || part === `${etag}-gzip`);
}

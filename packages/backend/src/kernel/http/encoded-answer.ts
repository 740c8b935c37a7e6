import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as bytes, each encoding made once and when first asked for. */
export type EncodedAnswer = { etag: string; raw: Buffer; bodies: Partial<Record<Encoding, Promise<Buffer>>> };

const MIN_COMPRESSED = 1024;
const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

export function encodeAnswer(raw: Buffer): EncodedAnswer {
  return { etag: createHash('sha256').update(raw).digest('base64url').slice(0, 22), raw, bodies: {} };
}

export function bodyIn(answer: EncodedAnswer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return answer.raw;
  answer.bodies[encoding] ??= compressors[encoding](answer.raw);
  return answer.bodies[encoding];
}

/** The best encoding of `Accept-Encoding`; none for a body that is small anyway. */
export function chooseEncoding(accepted: string | string[] | undefined, answer: EncodedAnswer): Encoding {
  if (answer.raw.length < MIN_COMPRESSED) return 'identity';
  const names = String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/** The entity tag of an encoding: strong, so each has its own. */
export function etagOf({ etag }: EncodedAnswer, encoding: Encoding): string {
  return encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`;
}

/** Whether `If-None-Match` names the answer, in whichever encoding. */
export function isKnown(header: string | undefined, { etag }: EncodedAnswer): boolean {
  if (!header) return false;
  const known = header.split(',').map((part) => part.trim().replace(/^W\//, '').replaceAll('"', ''));
  return known.some((part) => part === '*' || part === etag || part === `${etag}-br` || part === `${etag}-gzip`);
}

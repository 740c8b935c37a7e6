import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

const zstd = promisify(zstdCompress);

/** Begins a body of the encoding `dcz` (RFC 9842, section 5): a frame that decoders of zstd skip, of 32 bytes. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);

/** As `Available-Dictionary` names a dictionary: `:<base64 of its SHA-256>:`. */
export const dictionaryHash = (dictionary: Uint8Array): string =>
  `:${createHash('sha256').update(dictionary).digest('base64')}:`;

/**
 * Compresses on the thread pool against a text the reader has, as `Content-Encoding: dcz` wants it: what both have in common costs next to
 * nothing.
 *
 * @param level of zstd, from 1 to 22
 */
export async function compressAgainst(dictionary: Uint8Array, bytes: Uint8Array, level: number): Promise<Buffer> {
  const delta = await zstd(bytes, { dictionary, params: { [constants.ZSTD_c_compressionLevel]: level } });
  return Buffer.concat([MAGIC, createHash('sha256').update(dictionary).digest(), delta]);
}

/** Headers of a request of a reader that may have a dictionary. */
type DictionaryHeaders = {
  'accept-encoding'?: string | undefined;
  'available-dictionary'?: string | string[] | undefined;
  'dictionary-id'?: string | string[] | undefined;
};

/** Which dictionary a reader has who takes `dcz`: its hash, and the name the shop gave it. `null`: none. */
export function offeredDictionary(headers: DictionaryHeaders): { hash: string; id: string } | null {
  const { 'accept-encoding': encodings = '', 'available-dictionary': hash, 'dictionary-id': id } = headers;
  if (typeof hash !== 'string' || typeof id !== 'string') return null;
  if (!/(?:^|,)\s*dcz\s*(?:,|;\s*q=(?:1|0\.0*[1-9])|$)/.test(encodings)) return null;
  const name = /^"([\w-]{1,64})"$/.exec(id)?.[1];
  return name === undefined || !/^:[A-Za-z0-9+/]{43}=:$/.test(hash) ? null : { hash, id: name };
}

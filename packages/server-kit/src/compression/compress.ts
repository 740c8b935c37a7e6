import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { Encoding } from './negotiate-encoding.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const zstd = promisify(zstdCompress);

/** `quick` while somebody waits (0.1–0.4 ms for 50 KB), `best` once for files that never change (seconds for 1 MB). */
export type Effort = 'quick' | 'best';

const levels = { br: { quick: 5, best: 11 }, zstd: { quick: 3, best: 19 }, gzip: { quick: 6, best: 9 } } as const;

/** Compresses on the thread pool. */
export async function compress(bytes: Uint8Array, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const level = levels[encoding][effort];
  if (encoding === 'gzip') return gz(bytes, { level });
  if (encoding === 'zstd') return zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: level } });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

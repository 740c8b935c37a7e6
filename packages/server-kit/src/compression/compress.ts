import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import type { Encoding } from './negotiate-encoding.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const zstd = promisify(zstdCompress);

/** `quick` while somebody waits (0.1–0.4 ms for 50 KB), `best` once for files that never change (seconds for 1 MB). */
export type Effort = 'quick' | 'best';

const levels = { br: { quick: 5, best: 11 }, zstd: { quick: 3, best: 19 }, gzip: { quick: 6, best: 9 } } as const;

/** Compresses on the thread pool. */
export async function compress(bytes: Uint8Array, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return gz(bytes, gzipOptions(effort));
  if (encoding === 'zstd') return zstd(bytes, zstdOptions(bytes, effort));
  return brotli(bytes, brotliOptions(bytes, effort));
}

/** Compresses at once: for some KB that takes less than going to the thread pool and coming back. */
export function compressNow(bytes: Uint8Array, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, gzipOptions('quick'));
  if (encoding === 'zstd') return zstdCompressSync(bytes, zstdOptions(bytes, 'quick'));
  return brotliCompressSync(bytes, brotliOptions(bytes, 'quick'));
}

const gzipOptions = (effort: Effort) => ({ level: levels.gzip[effort] });

/** Of a size it is not told zstd expects the largest: at its best level it then clears tables of 100 MB for each file, which takes 300 ms. */
const zstdOptions = (bytes: Uint8Array, effort: Effort) => ({
  pledgedSrcSize: bytes.byteLength,
  params: { [constants.ZSTD_c_compressionLevel]: levels.zstd[effort] },
});

const brotliOptions = (bytes: Uint8Array, effort: Effort) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: levels.br[effort],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  },
});

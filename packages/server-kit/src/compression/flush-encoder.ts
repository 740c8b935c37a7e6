import { once } from 'node:events';
import {
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  type Gzip,
  type ZstdCompress,
} from 'node:zlib';
import type { Encoding } from './negotiate-encoding.ts';

/** Compresses a stream whose every piece can be read on arrival. */
export type FlushEncoder = {
  /** Takes one piece and gives everything that has to be sent so that the reader sees all of it. */
  push(bytes: Uint8Array): Promise<Buffer>;
  end(): Promise<Buffer>;
  close(): void;
};

/** @param quality of brotli, from 0 to 11; by default one for somebody who waits */
export function createFlushEncoder(encoding: Encoding, quality?: number): FlushEncoder {
  const stream = open(encoding, quality);
  let output: Buffer[] = [];
  let failure: Error | null = null;
  stream.on('data', (bytes: Buffer) => output.push(bytes));
  stream.on('error', (error) => {
    failure = error;
  });
  const take = (): Buffer => {
    const bytes = Buffer.concat(output);
    output = [];
    return bytes;
  };
  return {
    async push(bytes) {
      if (failure) throw failure;
      stream.write(bytes);
      await new Promise<void>((resolve) => stream.flush(() => resolve()));
      return take();
    },
    async end() {
      stream.end();
      await once(stream, 'end');
      return take();
    },
    close: () => void stream.destroy(),
  };
}

/** Quick levels: the shopper waits. A window of 256 KB is more than a page needs and costs less memory than 4 MB. */
function open(encoding: Encoding, quality = 5): BrotliCompress | Gzip | ZstdCompress {
  if (encoding === 'gzip') return createGzip({ level: 6 });
  if (encoding === 'zstd') return createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return createBrotliCompress({ params });
}

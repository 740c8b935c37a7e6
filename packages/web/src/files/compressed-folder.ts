import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib';
import { integrityOf } from '@jishi/release';
import type { Encoding } from '@jishi/server-kit/negotiate-encoding';

/** Compressed files kept on disk between runs, by the hash of what they hold. */
export type CompressedFolder = {
  read(hash: string, encoding: Encoding): Promise<Buffer | null>;
  write(hash: string, encoding: Encoding, bytes: Buffer): Promise<void>;
  /** Removes what nobody has read for a month. */
  prune(): Promise<void>;
};

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip), zstd: promisify(zstdDecompress) };
const MONTH = 30 * 86_400_000;

/** Nothing here has to be there: what cannot be read, or does not have its hash any more, is made again. */
export function openCompressedFolder(folder: string): CompressedFolder {
  const pathOf = (hash: string, encoding: Encoding): string =>
    join(folder, `${createHash('sha256').update(hash).digest('hex')}.${encoding}`);
  let temporary = 0;

  return {
    async read(hash, encoding) {
      const path = pathOf(hash, encoding);
      try {
        const bytes = await readFile(path);
        const content = await decoders[encoding](bytes, { maxOutputLength: 64 * 1024 * 1024 });
        if (integrityOf(content) !== hash) return null;
        const now = new Date();
        await utimes(path, now, now);
        return bytes;
      } catch {
        return null;
      }
    },
    async write(hash, encoding, bytes) {
      await mkdir(folder, { recursive: true });
      const half = join(folder, `half-${process.pid}-${++temporary}`);
      try {
        await writeFile(half, bytes);
        await rename(half, pathOf(hash, encoding));
      } catch (error) {
        // A disk that is full has no room for halves.
        await rm(half, { force: true }).catch(() => {});
        throw error;
      }
    },
    async prune() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const path = join(folder, name);
        const info = await stat(path).catch(() => null);
        // Copies of versions stand beside them, in a folder of their own.
        if (info?.isFile() && Date.now() - info.mtimeMs > MONTH) await rm(path, { force: true }).catch(() => {});
      }
    },
  };
}

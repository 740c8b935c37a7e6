import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Budget, FilesManifest } from '@jishi/contracts/release';
import { remembered } from './remembered.ts';

type Layout = Pick<FilesManifest, 'part' | 'entry' | 'exposes'>;

/** What a build sends; `folder` has its scripts in `web/`. See `sizesOfFiles`. */
export const sizesOf = (folder: string, layout: Layout): Budget =>
  sizesOfFiles(layout, (name) => readFileSync(join(folder, 'web', name)));

/**
 * What a build sends, in bytes as sent (brotli 11).
 *
 * - `start`: what has to arrive before the part can do anything: a remote's container, the shell's first scripts
 * - `largestModule`: the largest page, fragment or language with everything it brings
 */
export function sizesOfFiles({ part, entry, exposes }: Layout, read: (name: string) => Uint8Array): Budget {
  const sizeOf = (names: readonly string[]) => names.reduce((total, name) => total + compressedSize(read(name)), 0);
  const modules = Object.entries(exposes).filter(([name]) => name !== 'shell');
  return {
    start: sizeOf(part === 'shell' ? (exposes['shell'] ?? []) : [entry]),
    largestModule: Math.max(0, ...modules.map(([, names]) => sizeOf(names))),
  };
}

const compressedSize = remembered(
  (bytes: Uint8Array) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
);

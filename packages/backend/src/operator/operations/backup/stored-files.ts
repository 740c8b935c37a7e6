import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Config } from '../../../kernel/config/config.ts';
import { privateFolder } from '../../../modules/downloads/file-store.ts';
import { uploadsFolder } from '../../../modules/uploads/upload-store.ts';
import { Refused } from '../refused.ts';

type Places = Pick<Config, 'filesUrl' | 'dataFolder'>;

/** Files that nothing but a backup brings back: what was uploaded, and what is sold as a download. Pictures of the demo are drawn again. */
function folders(config: Places): Record<string, string> {
  return { uploads: uploadsFolder(config), private: privateFolder(config) };
}

/** Names of all files to keep, such as `uploads/….webp`; unfinished ones are left out. */
export async function listFiles(config: Places): Promise<string[]> {
  const names: string[] = [];
  for (const [kind, folder] of Object.entries(folders(config))) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noFolder);
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      names.push(`${kind}/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
    }
  }
  return names.sort();
}

function noFolder(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** The bytes of a file, in pieces. */
export function readPieces(config: Places, name: string): AsyncIterable<Buffer> {
  return createReadStream(pathOf(config, name), { highWaterMark: 768 * 1024 });
}

/** Files of a backup on their way: written beside their places, and put there when everything else is done. */
export class IncomingFiles {
  readonly #config: Places;
  readonly #drafts = new Map<string, string>();
  #current: { name: string; file: Awaited<ReturnType<typeof open>> } | null = null;

  constructor(config: Places) {
    this.#config = config;
  }

  get count(): number {
    return this.#drafts.size;
  }

  async write(name: string, piece: Buffer): Promise<void> {
    if (this.#current?.name !== name) {
      await this.#current?.file.close();
      const path = pathOf(this.#config, name);
      const draft = join(dirname(path), `.${path.slice(dirname(path).length + 1)}.restored`);
      await mkdir(dirname(path), { recursive: true });
      this.#current = { name, file: await open(draft, 'w') };
      this.#drafts.set(draft, path);
    }
    await this.#current.file.write(piece);
  }

  async keep(): Promise<void> {
    await this.#close();
    for (const [draft, path] of this.#drafts) await rename(draft, path);
  }

  async drop(): Promise<void> {
    await this.#close();
    for (const draft of this.#drafts.keys()) await rm(draft, { force: true });
  }

  async #close(): Promise<void> {
    await this.#current?.file.close();
    this.#current = null;
  }
}

/** A name in a backup never leads out of its folder. */
function pathOf(config: Places, name: string): string {
  const [kind = '', ...rest] = name.split('/');
  const folder = folders(config)[kind];
  const path = folder && resolve(folder, ...rest);
  if (path?.startsWith(resolve(folder ?? '') + sep)) return path;
  throw new Refused(`The backup names a file that is none of the shop's: ${name}.`);
}

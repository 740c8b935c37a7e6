import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureFormat } from './drawing/formats.ts';
import { fingerprint, type PictureCatalogue, type PictureRecipe, pixelWidth } from './drawing/recipes.ts';
import type { RequestedPicture } from './names.ts';
import type { PictureWorkers } from './worker/picture-workers.ts';

export type PictureStoreOptions = {
  /** Folder the made files are kept in; created when missing. */
  folder: string;
  /** Who draws. */
  workers: PictureWorkers;
  /** Every picture there is. Asked for once, when the first one is looked for. */
  catalogue: () => PictureCatalogue;
};

type PictureFile = {
  /** Path of the kept file inside the folder. */
  path: string;
  etag: string;
  read(): Promise<Buffer>;
};

export type PictureStore = {
  /** The file for a name, or null when the shop has no such picture. Nothing is drawn before `read()`. */
  find(requested: RequestedPicture, format: PictureFormat): PictureFile | null;
  names(): Iterable<string>;
  /** Resolves when no picture is being made or waited for. */
  idle(): Promise<void>;
};

/**
 * Draws each picture on its first request and keeps it. However many ask at the same time, it is drawn once; a file
 * appears under its name only when it is complete, so a crash or a second process never serves half of one.
 */
export function createPictureStore({ folder, workers, catalogue }: PictureStoreOptions): PictureStore {
  let read: PictureCatalogue | null = null;
  const known = () => {
    read ??= catalogue();
    return read;
  };
  const inFlight = new Map<string, Promise<Buffer>>();

  async function make(path: string, recipe: PictureRecipe, pixels: number, format: PictureFormat): Promise<Buffer> {
    const kept = await readFile(path).catch(missing);
    if (kept) return kept;
    const bytes = await workers.draw(recipe, pixels, format);
    const draft = `${path}.${randomUUID()}.tmp`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch {
      // What cannot be kept, as on a disk that is full, is drawn again the next time.
      await rm(draft, { force: true }).catch(() => {});
    }
    return bytes;
  }

  return {
    find({ name, sibling }, format) {
      const recipe = known().get(name);
      if (!recipe) return null;
      const pixels = pixelWidth(recipe, sibling);
      const mark = fingerprint(recipe, pixels, format);
      const path = join(folder, `${name}-${pixels}.${mark}.${format}`);
      return {
        path,
        etag: `"${mark}"`,
        read() {
          const running = inFlight.get(path);
          if (running) return running;
          const making = make(path, recipe, pixels, format).finally(() => inFlight.delete(path));
          inFlight.set(path, making);
          return making;
        },
      };
    },
    names: () => known().keys(),
    idle: () => workers.idle(),
  };
}

function missing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

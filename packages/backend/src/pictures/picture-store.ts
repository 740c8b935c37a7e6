import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createPictureCatalogue, type PictureCatalogue } from './catalogue.ts';
import { drawPicture } from './draw.ts';
import { encode, type PictureFormat } from './formats.ts';
import type { RequestedPicture } from './names.ts';
import { fingerprint, type PictureRecipe, pixelWidth } from './recipes.ts';
import { createWorkQueue } from './work-queue.ts';

export type PictureStoreOptions = {
  /** Folder the made files are kept in; created when missing. */
  folder: string;
  /** Pictures drawn at the same time. */
  concurrency?: number;
  catalogue?: PictureCatalogue;
};

export type PictureFile = {
  /** Path of the kept file inside the folder. */
  path: string;
  etag: string;
  read(): Promise<Buffer>;
};

export type PictureStore = {
  /** The file for a name, or null when the shop has no such picture. Nothing is drawn before `read()`. */
  find(requested: RequestedPicture, format: PictureFormat): PictureFile | null;
  names(): Iterable<string>;
  /** Resolves when nothing is being drawn. */
  idle(): Promise<void>;
};

/**
 * Draws each picture on its first request and keeps it. However many ask at the same time, it is drawn once; a file
 * appears under its name only when it is complete, so a crash or a second process never serves half of one.
 */
export function createPictureStore({ folder, concurrency = 2, ...rest }: PictureStoreOptions): PictureStore {
  let catalogue = rest.catalogue;
  const known = () => {
    catalogue ??= createPictureCatalogue();
    return catalogue;
  };
  const queue = createWorkQueue(concurrency);
  const inFlight = new Map<string, Promise<Buffer>>();
  // One thread per picture: the queue decides how many run, and the shop keeps the rest of the machine.
  sharp.concurrency(1);

  async function make(path: string, recipe: PictureRecipe, pixels: number, format: PictureFormat): Promise<Buffer> {
    const kept = await readFile(path).catch(missing);
    if (kept) return kept;
    return queue.run(async () => {
      const bytes = await encode(await drawPicture(recipe, pixels), format, recipe.kind === 'cut-out');
      const draft = `${path}.${randomUUID()}.tmp`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return bytes;
    });
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
    idle: () => queue.idle(),
  };
}

function missing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../kernel/config/config.ts';
import { MEDIA_PATH } from '../../kernel/wire/media-address.ts';
import { siblingWidths } from '../pictures/drawing/recipes.ts';
import { mediaFolder } from '../pictures/media-folder.ts';
import type { CleanUpload } from './clean-upload.ts';

/** Where uploads are found; `/media` is served by the api behind any host. */
export const UPLOADS_PATH = `${MEDIA_PATH}uploads/`;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const NAME = new RegExp(`^(${UUID})(?:_(${siblingWidths.join('|')}))?\\.(webp|zip|json|txt)$`);

/** The folder of uploads, one for all processes of a shop. */
export function uploadsFolder(config: Pick<Config, 'filesUrl' | 'dataFolder'>): string {
  return join(mediaFolder(config), 'uploads');
}

/** Keeps an upload under a name nobody can guess. A file appears when it is complete. Answers its address. */
export async function keepUpload(folder: string, { extension, bytes, siblings }: CleanUpload): Promise<string> {
  const id = randomUUID();
  await mkdir(folder, { recursive: true });
  for (const [width, sibling] of siblings) await keep(folder, `${id}_${width}.${extension}`, sibling);
  await keep(folder, `${id}.${extension}`, bytes);
  return `${UPLOADS_PATH}${id}.${extension}`;
}

async function keep(folder: string, name: string, bytes: Buffer): Promise<void> {
  const draft = join(folder, `.${name}.tmp`);
  try {
    await writeFile(draft, bytes);
    await rename(draft, join(folder, name));
  } catch (error) {
    // A disk that is full has no room for halves.
    await rm(draft, { force: true });
    throw error;
  }
}

export type KeptUpload = { bytes: Buffer; extension: string };

/** An upload by the end of its address; a sibling that was not made is the next larger one, or the picture itself. Null when unknown. */
export async function readUpload(folder: string, name: string): Promise<KeptUpload | null> {
  const [, id, width, extension] = NAME.exec(name) ?? [];
  if (!id || !extension) return null;
  const larger = siblingWidths.filter((one) => width !== undefined && one > Number(width));
  for (const file of [name, ...larger.map((one) => `${id}_${one}.${extension}`), `${id}.${extension}`]) {
    const bytes = await readIfThere(join(folder, file));
    if (bytes) return { bytes, extension };
  }
  return null;
}

/** Whether every upload among these addresses is there; pictures that are no uploads are not looked for. */
export async function areThere(folder: string, addresses: readonly string[]): Promise<boolean> {
  const uploads = addresses.filter((address) => address.startsWith(UPLOADS_PATH));
  const found = await Promise.all(
    uploads.map((address) => {
      const name = address.slice(UPLOADS_PATH.length);
      return NAME.test(name) ? stat(join(folder, name)).catch(missing) : null;
    }),
  );
  return found.every((one) => one !== null);
}

/** Addresses of uploads made before a moment, with all their files. */
export async function uploadsBefore(folder: string, moment: Date): Promise<Map<string, string[]>> {
  const names = await readdir(folder).catch(missing);
  const known = (names ?? []).filter((name) => NAME.test(name));
  const old = new Map<string, string[]>();
  for (const name of known) {
    const { mtime } = await stat(join(folder, name));
    const [, id = '', , extension = ''] = NAME.exec(name) ?? [];
    const address = `${UPLOADS_PATH}${id}.${extension}`;
    if (mtime < moment) old.set(address, [...(old.get(address) ?? []), name]);
  }
  return old;
}

export async function removeUpload(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}

async function readIfThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch(missing);
}

function missing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

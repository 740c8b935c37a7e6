import { join } from 'node:path';
import { readVerified } from '@jishi/release';
import { compress, type Effort } from '@jishi/server-kit/compress';
import { type Encoding, encodings } from '@jishi/server-kit/negotiate-encoding';
import type { RetainedVersion } from '../releases/retained-versions.ts';
import { createByteCache } from './byte-cache.ts';
import type { CompressedFolder } from './compressed-folder.ts';
import { isCompressible } from './mime.ts';

/** A published file: where it is and the hash its bytes must have. */
export type PublishedFile = { path: string; hash: string };

/** Bytes as they are sent. `made` is part of the entity tag: the same file compressed harder has other bytes. */
export type FileBytes = { bytes: Buffer; encoding: Encoding | null; made: Effort | 'plain' };

export type FileStore = {
  /** @throws RegistryError when the file is missing or does not have its hash */
  get(file: PublishedFile, encoding: Encoding | null): Promise<FileBytes>;
  /** Compresses every file of these versions as well as can be, one after the other. */
  warm(files: readonly PublishedFile[]): Promise<void>;
  /** Resolves when nothing is being compressed ahead any more. */
  stop(): Promise<void>;
};

const WORTH_COMPRESSING = 512;

type FileStoreOptions = { folder: CompressedFolder; limit: number; onError: (error: unknown) => void };

/** The file a version lists under this name; `null` for anything else. `files.json` lists itself under no name. */
export function findFile({ hash, files, folder }: RetainedVersion, name: string): PublishedFile | null {
  if (name === 'files.json') return { path: join(folder, name), hash };
  const listed = Object.hasOwn(files.files, name) ? files.files[name] : undefined;
  return listed === undefined ? null : { path: join(folder, 'web', name), hash: listed };
}

/** Keeps files in memory, each checked against its hash when it is read, and compressed once. */
export function createFileStore({ folder, limit, onError }: FileStoreOptions): FileStore {
  const cache = createByteCache(limit);
  const warming = new Set<Promise<void>>();
  let isStopped = false;

  const plain = async ({ path, hash }: PublishedFile): Promise<Buffer> => {
    const known = cache.get(hash);
    if (known) return known;
    const bytes = await readVerified(path, hash);
    cache.set(hash, bytes);
    return bytes;
  };
  const best = async ({ hash }: PublishedFile, encoding: Encoding): Promise<Buffer | null> => {
    const key = `${hash} ${encoding} best`;
    const known = cache.get(key) ?? (await folder.read(hash, encoding));
    if (known) cache.set(key, known);
    return known;
  };
  const quick = async (file: PublishedFile, bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
    const key = `${file.hash} ${encoding} quick`;
    const made = cache.get(key) ?? (await compress(bytes, encoding, 'quick'));
    cache.set(key, made);
    return made;
  };
  const makeBest = async (file: PublishedFile): Promise<void> => {
    const bytes = await plain(file);
    if (bytes.byteLength < WORTH_COMPRESSING) return;
    for (const encoding of encodings) {
      if (isStopped || (await best(file, encoding))) continue;
      const made = await compress(bytes, encoding, 'best');
      cache.set(`${file.hash} ${encoding} best`, made);
      await folder.write(file.hash, encoding, made);
    }
  };

  const warmAll = async (files: readonly PublishedFile[]): Promise<void> => {
    for (const file of files) {
      if (isStopped) return;
      if (isCompressible(file.path)) await makeBest(file).catch(onError);
    }
  };

  return {
    async get(file, encoding) {
      const bytes = await plain(file);
      if (!encoding || !isCompressible(file.path) || bytes.byteLength < WORTH_COMPRESSING) {
        return { bytes, encoding: null, made: 'plain' };
      }
      const small = await best(file, encoding);
      if (small) return { bytes: small, encoding, made: 'best' };
      return { bytes: await quick(file, bytes, encoding), encoding, made: 'quick' };
    },
    async warm(files) {
      const work = warmAll(files);
      warming.add(work);
      await work;
      warming.delete(work);
    },
    async stop() {
      isStopped = true;
      await Promise.all(warming);
    },
  };
}

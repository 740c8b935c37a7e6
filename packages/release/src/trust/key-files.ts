import type { KeyObject } from 'node:crypto';
import { link, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, isMissing } from '../errors/file-errors.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { keyIdOf, newKeyPair, parsePrivateKey, parsePublicKeys, trustOf } from './keys.ts';
import type { Trust } from './types.ts';

/*
 * A folder of keys: `<id>.pub` for each key that counts, `<id>.key` where its private half is kept (mode 0600),
 * `current` with the id of the key that signs, `retired/<id>.pub` for keys that do not count any more.
 */

/** One key of a folder. */
export type KeyEntry = { id: string; state: 'signs' | 'valid' | 'retired'; hasPrivate: boolean };

const currentFile = (folder: string): string => join(folder, 'current');
const retiredFolder = (folder: string): string => join(folder, 'retired');

/** Makes a pair whose private half signs from now on; keys that were there go on counting. Returns its id. */
export async function createKey(folder: string): Promise<string> {
  const id = await writePair(folder);
  await replaceFile(currentFile(folder), `${id}\n`);
  return id;
}

/** Makes the first pair of a folder, unless another process is first. Returns the id of the key that signs. */
export async function ensureKey(folder: string): Promise<string> {
  const known = await currentKey(folder);
  if (known !== null) return known;
  const id = await writePair(folder);
  try {
    await linkFile(currentFile(folder), `${id}\n`);
    return id;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    await Promise.all(['key', 'pub'].map((kind) => rm(join(folder, `${id}.${kind}`), { force: true })));
    return ensureKey(folder);
  }
}

/** Id of the key that signs; `null` when the folder has none. */
async function currentKey(folder: string): Promise<string | null> {
  const text = await readOrNull(currentFile(folder));
  return text?.trim() || null;
}

/**
 * The private key in a file, or the one that signs in a folder of keys.
 *
 * @throws RegistryError `no-key` when it is missing, unreadable, of another kind, or open to other users
 */
export async function readPrivateKey(path: string): Promise<KeyObject> {
  const info = await stat(path).catch((error: unknown) => unreadable(path, error));
  if (info.isDirectory()) {
    const id = await currentKey(path);
    if (id === null)
      throw new RegistryError('no-key', `${path} has no key that signs: pnpm release keys new makes one`);
    return readPrivateKey(join(path, `${checkedId(id)}.key`));
  }
  // Windows has no such modes.
  if (process.platform !== 'win32' && (info.mode & 0o077) !== 0) {
    const mode = (info.mode & 0o777).toString(8);
    throw new RegistryError(
      'no-key',
      `${path} can be used by other users of this computer (mode ${mode}): chmod 600 ${path}`,
    );
  }
  const pem = await readFile(path, 'utf8').catch((error: unknown) => unreadable(path, error));
  return parsePrivateKey(pem, path);
}

/**
 * The public keys of a file, or of every `*.pub` in a folder. A folder that is missing or empty has none.
 *
 * @throws RegistryError `no-key` naming the file that holds something else
 */
export async function readPublicKeys(path: string): Promise<Trust> {
  const names = await listNames(path, '.pub').catch((error: unknown) => {
    if (hasCode(error, 'ENOTDIR')) return null;
    return unreadable(path, error);
  });
  const files = names?.map((name) => join(path, name)) ?? [path];
  const keys = files.map(async (file) => {
    const text = await readFile(file, 'utf8').catch((error: unknown) => unreadable(file, error));
    return parsePublicKeys(text, file);
  });
  return trustOf((await Promise.all(keys)).flat());
}

/** Every key of a folder: the one that signs first, retired ones last. */
export async function listKeys(folder: string): Promise<KeyEntry[]> {
  const [valid, secret, retired, current] = await Promise.all([
    listIds(folder, '.pub'),
    listIds(folder, '.key'),
    listIds(retiredFolder(folder), '.pub'),
    currentKey(folder),
  ]);
  const entries = valid.map((id): KeyEntry => {
    return { id, state: id === current ? 'signs' : 'valid', hasPrivate: secret.includes(id) };
  });
  const rank = { signs: 0, valid: 1, retired: 2 };
  return [
    ...entries,
    ...retired.map((id): KeyEntry => ({ id, state: 'retired', hasPrivate: secret.includes(id) })),
  ].sort((a, b) => rank[a.state] - rank[b.state] || a.id.localeCompare(b.id));
}

/**
 * The public half of a key, as web is given it.
 *
 * @throws RegistryError `not-found` when the folder has no such key
 */
export async function readPublicPem(folder: string, id: string): Promise<string> {
  for (const home of [folder, retiredFolder(folder)]) {
    const text = await readOrNull(join(home, `${checkedId(id)}.pub`));
    if (text !== null) return text;
  }
  throw new RegistryError('not-found', `${folder} has no key ${id}`);
}

/**
 * Makes a key count no more: its private half is removed, its public half moved aside.
 *
 * @throws RegistryError `not-found`, or `conflict` for the key that signs
 */
export async function retireKey(folder: string, id: string): Promise<void> {
  await readPublicPem(folder, id);
  if ((await currentKey(folder)) === id) {
    throw new RegistryError(
      'conflict',
      `${id} is the key that signs: make its successor first (pnpm release keys new)`,
    );
  }
  await mkdir(retiredFolder(folder), { recursive: true });
  await rename(join(folder, `${id}.pub`), join(retiredFolder(folder), `${id}.pub`)).catch((error: unknown) => {
    if (!isMissing(error)) throw error; // it was retired before
  });
  await rm(join(folder, `${id}.key`), { force: true });
}

async function writePair(folder: string): Promise<string> {
  const { privateKey, publicKey } = newKeyPair();
  const id = keyIdOf(publicKey);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, `${id}.key`), privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  await replaceFile(join(folder, `${id}.pub`), publicKey.export({ type: 'spki', format: 'pem' }).toString());
  return id;
}

const checkedId = (id: string): string => {
  if (/^[0-9a-f]{16}$/.test(id)) return id;
  throw new RegistryError('invalid', `"${id}" is not the id of a key: 16 hex digits`);
};

/** Readers see the old file or the new one, never half of it. */
const replaceFile = (path: string, text: string) => putFile(path, text, rename);

/** Fails when the file is there already. */
const linkFile = (path: string, text: string) => putFile(path, text, link);

async function putFile(path: string, text: string, put: (from: string, to: string) => Promise<void>): Promise<void> {
  const temporary = await mkdtemp(join(path, '..', '.half-'));
  try {
    await writeFile(join(temporary, 'file'), text, { flush: true });
    await put(join(temporary, 'file'), path);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function listNames(folder: string, ending: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(ending)).sort();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

const listIds = async (folder: string, ending: string): Promise<string[]> =>
  (await listNames(folder, ending)).map((name) => name.slice(0, -ending.length));

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function unreadable(path: string, error: unknown): never {
  const why = isMissing(error) ? 'there is no such file' : error instanceof Error ? error.message : String(error);
  throw new RegistryError('no-key', `the key ${path} cannot be read: ${why}`, { cause: error });
}

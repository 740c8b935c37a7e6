import { comparePartNames } from '@jishi/contracts/names';
import type { Declaration, FilesManifest } from '@jishi/contracts/release';
import { parseDeclaration, parseFiles } from './documents.ts';
import { integrityOf } from './integrity.ts';
import { keys } from './keys.ts';
import { RegistryError } from './registry-error.ts';
import { LIST, type Shelf } from './shelf/shelf.ts';
import { inParallel } from './store/in-parallel.ts';
import type { Store } from './store/store.ts';

/** A published version, all hashes checked. */
export type VerifiedVersion = { hash: string; files: FilesManifest; declaration: Declaration };

/** Files of a version or a build by name (`server.cjs`, `web/…`); `null` for one that is not there. */
export type FileReader = {
  nameOf(file: string): string;
  read(file: string): Promise<Buffer | null>;
};

const AT_ONCE = 16;

/** Parts that were published: the shell, then the remotes by name. */
export const listParts = async (shelf: Shelf): Promise<string[]> => (await shelf.parts()).sort(comparePartNames);

export const listVersions = async (shelf: Shelf, part: string): Promise<string[]> =>
  (await shelf.list(part)).map(({ version }) => version);

export async function latestVersion(store: Store, part: string): Promise<string | null> {
  const bytes = await store.get(keys.latest(part));
  return bytes?.toString('utf8').trim() ?? null;
}

/** The list of a version's files, with its own hash. */
export async function loadList(
  shelf: Shelf,
  part: string,
  version: string,
  expected?: string,
): Promise<{ files: FilesManifest; hash: string }> {
  const name = shelf.nameOf(part, version, LIST);
  const bytes = await shelf.readList(part, version, expected);
  if (!bytes) throw new RegistryError('not-found', `there is no ${name}`);
  const hash = integrityOf(bytes);
  if (expected !== undefined && hash !== expected) throw damaged(name, expected);
  const files = parseFiles(bytes, name);
  if (files.part === part && files.version === version) return { files, hash };
  throw new RegistryError('damaged', `${name} belongs to ${files.part}@${files.version}`);
}

export async function loadDeclaration(
  shelf: Shelf,
  part: string,
  version: string,
  expected?: string,
): Promise<Declaration> {
  const { files, hash } = await loadList(shelf, part, version, expected);
  return readDeclarationOf(readerOf(shelf, part, version, hash), files);
}

/** Reads and checks every file of a published version. */
export async function verifyVersion(
  shelf: Shelf,
  part: string,
  version: string,
  expected?: string,
): Promise<VerifiedVersion> {
  const { files, hash } = await loadList(shelf, part, version, expected);
  const reader = readerOf(shelf, part, version, hash);
  const declaration = await readDeclarationOf(reader, files);
  await inParallel(AT_ONCE, filesOf(files), ([name, wanted]) => readChecked(reader, name, wanted));
  requireListed(files);
  return { hash, files, declaration };
}

/** Reads every file of a version, each with its hash. The list itself is among them. */
export async function readVersion(
  reader: FileReader,
  expected?: string,
): Promise<VerifiedVersion & { bytes: Map<string, Buffer> }> {
  const list = await reader.read(LIST);
  if (!list) throw new RegistryError('not-found', `there is no ${reader.nameOf(LIST)}`);
  const hash = integrityOf(list);
  if (expected !== undefined && hash !== expected) throw damaged(reader.nameOf(LIST), expected);
  const files = parseFiles(list, reader.nameOf(LIST));
  const declaration = await readDeclarationOf(reader, files);
  const bytes = new Map([[LIST, list]]);
  await inParallel(AT_ONCE, filesOf(files), async ([name, wanted]) => {
    bytes.set(name, await readChecked(reader, name, wanted));
  });
  requireListed(files);
  return { hash, files, declaration, bytes };
}

/** Every file a list names, with its hash. */
export const filesOf = ({ files, server, declaration }: FilesManifest): [string, string][] => [
  ['declaration.json', declaration],
  ['server.cjs', server],
  ...Object.entries(files).map(([name, hash]): [string, string] => [`web/${name}`, hash]),
];

export const readerOf = (shelf: Shelf, part: string, version: string, hash: string): FileReader => ({
  nameOf: (file) => shelf.nameOf(part, version, file),
  read: (file) => shelf.read(part, version, hash, file),
});

async function readChecked(reader: FileReader, name: string, wanted: string): Promise<Buffer> {
  const bytes = await reader.read(name);
  if (!bytes) throw new RegistryError('not-found', `there is no ${reader.nameOf(name)}`);
  if (integrityOf(bytes) === wanted) return bytes;
  throw damaged(reader.nameOf(name), wanted);
}

async function readDeclarationOf(reader: FileReader, files: FilesManifest): Promise<Declaration> {
  const name = reader.nameOf('declaration.json');
  const declaration = parseDeclaration(await readChecked(reader, 'declaration.json', files.declaration), name);
  if (declaration.part === files.part && declaration.version === files.version) return declaration;
  throw new RegistryError('damaged', `${name} belongs to ${declaration.part}@${declaration.version}`);
}

/** What the browser will ask for must be in the list, or it would be refused on arrival. */
function requireListed(files: FilesManifest): void {
  const missing = [files.entry, ...Object.values(files.exposes).flat()].find((name) => !(name in files.files));
  if (missing === undefined) return;
  throw new RegistryError('invalid', `${files.part}@${files.version} names ${missing}, which is not among its files`);
}

const damaged = (name: string, wanted: string): RegistryError =>
  new RegistryError('damaged', `${name} is not what was published: its hash is not ${wanted}`);

import { comparePartNames } from '@jishi/contracts/names';
import { type Declaration, type FilesManifest, MAPS_FILE } from '@jishi/contracts/release';
import pMap from 'p-map';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { keys } from '../blob-store/object-keys.ts';
import { integrityOf } from '../documents/integrity.ts';
import { parseDeclaration, parseFiles } from '../documents/parse-documents.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { type ArtifactStore, MANIFEST } from './artifact-store.ts';

/** A published version, all hashes checked. */
export type VerifiedVersion = { hash: string; files: FilesManifest; declaration: Declaration };

/** Files of a version or a build by name (`server.cjs`, `web/…`); `null` for one that is not there. */
export type FileReader = {
  nameOf(file: string): string;
  read(file: string): Promise<Buffer | null>;
};

const AT_ONCE = 16;

/** Parts that were published: the shell, then the remotes by name. */
export const listParts = async (artifacts: ArtifactStore): Promise<string[]> =>
  (await artifacts.parts()).sort(comparePartNames);

export const listVersions = async (artifacts: ArtifactStore, part: string): Promise<string[]> =>
  (await artifacts.list(part)).map(({ version }) => version);

export async function latestVersion(blobs: BlobStore, part: string): Promise<string | null> {
  const bytes = await blobs.get(keys.latest(part));
  return bytes?.toString('utf8').trim() ?? null;
}

/** The list of a version's files, with its own hash. */
export async function loadManifest(
  artifacts: ArtifactStore,
  part: string,
  version: string,
  expected?: string,
): Promise<{ files: FilesManifest; hash: string }> {
  const name = artifacts.nameOf(part, version, MANIFEST);
  const bytes = await artifacts.readManifest(part, version, expected);
  if (!bytes) throw new RegistryError('not-found', `there is no ${name}`);
  const hash = integrityOf(bytes);
  if (expected !== undefined && hash !== expected) throw damaged(name, expected);
  const files = parseFiles(bytes, name);
  if (files.part === part && files.version === version) return { files, hash };
  throw new RegistryError('damaged', `${name} belongs to ${files.part}@${files.version}`);
}

export async function loadDeclaration(
  artifacts: ArtifactStore,
  part: string,
  version: string,
  expected?: string,
): Promise<Declaration> {
  const { files, hash } = await loadManifest(artifacts, part, version, expected);
  return readDeclarationOf(readerOf(artifacts, part, version, hash), files);
}

/** Reads and checks every file of a published version. */
export async function verifyVersion(
  artifacts: ArtifactStore,
  part: string,
  version: string,
  expected?: string,
): Promise<VerifiedVersion> {
  const { files, hash } = await loadManifest(artifacts, part, version, expected);
  const reader = readerOf(artifacts, part, version, hash);
  const declaration = await readDeclarationOf(reader, files);
  await pMap(filesOf(files), ([name, wanted]) => readChecked(reader, name, wanted), { concurrency: AT_ONCE });
  requireListed(files);
  return { hash, files, declaration };
}

/** Reads every file of a version, each with its hash. The list itself is among them. */
export async function readVersion(
  reader: FileReader,
  expected?: string,
): Promise<VerifiedVersion & { bytes: Map<string, Buffer> }> {
  const list = await reader.read(MANIFEST);
  if (!list) throw new RegistryError('not-found', `there is no ${reader.nameOf(MANIFEST)}`);
  const hash = integrityOf(list);
  if (expected !== undefined && hash !== expected) throw damaged(reader.nameOf(MANIFEST), expected);
  const files = parseFiles(list, reader.nameOf(MANIFEST));
  const declaration = await readDeclarationOf(reader, files);
  const bytes = new Map([[MANIFEST, list]]);
  await pMap(
    filesOf(files),
    async ([name, wanted]) => {
      bytes.set(name, await readChecked(reader, name, wanted));
    },
    { concurrency: AT_ONCE },
  );
  requireListed(files);
  return { hash, files, declaration, bytes };
}

/** Every file a list names, with its hash. */
export const filesOf = ({ files, server, declaration, maps }: FilesManifest): [string, string][] => [
  ['declaration.json', declaration],
  ['server.cjs', server],
  ...(maps === undefined ? [] : [[MAPS_FILE, maps] satisfies [string, string]]),
  ...Object.entries(files).map(([name, hash]): [string, string] => [`web/${name}`, hash]),
];

export const readerOf = (artifacts: ArtifactStore, part: string, version: string, hash: string): FileReader => ({
  nameOf: (file) => artifacts.nameOf(part, version, file),
  read: (file) => artifacts.read(part, version, hash, file),
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

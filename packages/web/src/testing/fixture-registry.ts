import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bareDeclaration } from '@jishi/contracts/bare-declaration';
import type { Declaration, FilesManifest, PageEntry } from '@jishi/contracts/release';
import {
  canonicalJson,
  integrityOf,
  keysFromSettings,
  openRegistry,
  type Registry,
  type Signer,
  signRelease,
} from '@jishi/release';
import { WORKER_FILE } from '@jishi/service-worker/protocol';
import { fakeRemote, fakeShell } from './fake-shell.ts';

export type FixtureRegistry = AsyncDisposable & {
  /** A data folder as `SHOP_DATA` has it. */
  dataFolder: string;
  registry: Registry;
  /** The key the shop believes. */
  signer: Signer;
  /** File of a release document. */
  documentPath(serial: number): string;
  /** Publishes a version of the fake shell and of one remote. Returns them as a pin names them. */
  publish(version: string, own?: FixtureParts): Promise<Record<string, string>>;
  /** The same, and pins them. Returns the serial. */
  release(version: string, own?: FixtureParts): Promise<number>;
  /** Makes a release with the contents of the live one that bans a version. Returns the serial. */
  ban(part: string, version: string): Promise<number>;
};

type FixtureParts = {
  shellServer?: string;
  remoteServer?: string;
  /** The service worker of the shell; it has none without. */
  worker?: string;
  /** Keys of the query its pages read, for a release that says so; the frame reads none. */
  queryKeys?: Record<string, string[]>;
};

const page = (name: string, path: string, guarded = false): PageEntry => ({
  id: `mf_catalog/${name}`,
  path,
  layout: 'default',
  guarded,
});

const pages: PageEntry[] = [
  page('home', '/'),
  page('product-detail', '/product/detail/:id?'),
  page('cart', '/cart'),
  page('portal', '/user/portal', true),
  page('deaf', '/deaf'),
];

type FixtureBucket = { location: string; keys: Readonly<Record<string, string>> };

/** An empty registry in a folder of its own, or in a bucket; the folder is removed at the end of the test. */
export async function fixtureRegistry(bucket?: FixtureBucket): Promise<FixtureRegistry> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'jishi-web-'));
  // The keys of demo mode, where web looks for them.
  const keys = keysFromSettings({}, { dataFolder, base: dataFolder, isDemo: true });
  const registry = openRegistry(bucket?.location ?? join(dataFolder, 'registry'), { ...keys, env: bucket?.keys });
  const { signer } = keys;
  if (!signer) throw new Error('demo mode has a key');
  const documentPath = (serial: number): string =>
    join(dataFolder, 'registry/releases/live', `${String(serial).padStart(8, '0')}.json`);
  const publish = async (
    part: string,
    version: string,
    server: string,
    { worker, ...own }: Partial<Declaration> & Pick<FixtureParts, 'worker'>,
  ): Promise<void> => {
    const folder = join(dataFolder, 'builds', part, version);
    await writeBuild(folder, bareDeclaration(part, version, own), server, worker);
    await registry.publish(folder);
  };
  const publishBoth: FixtureRegistry['publish'] = async (version, own = {}) => {
    const { shellServer = fakeShell(version), remoteServer = fakeRemote(version), queryKeys, worker } = own;
    await publish('shell', version, shellServer, {
      ...(queryKeys && { queryKeys: { '*': [] } }),
      ...(worker && { worker }),
    });
    await publish('mf-catalog', version, remoteServer, { pages, ...(queryKeys && { queryKeys }) });
    return { shell: version, 'mf-catalog': version };
  };
  return {
    dataFolder,
    registry,
    signer,
    documentPath,
    publish: publishBoth,
    async release(version, own) {
      const parts = await publishBoth(version, own);
      const { release } = await registry.pin({ channel: 'live', author: 'test', reason: version, parts });
      return release.serial;
    },
    async ban(part, version) {
      const live = await registry.live('live');
      if (!live) throw new Error('nothing is live');
      const previous = integrityOf(await readFile(documentPath(live.serial)));
      const banned = [...live.banned, { part, version, reason: 'it charges twice' }];
      const next = { ...live, serial: live.serial + 1, kind: 'ban' as const, reason: 'ban', previous, banned };
      await writeFile(documentPath(next.serial), canonicalJson(await signRelease(next, signer)));
      return next.serial;
    },
    // A copy of a version may still be on its way.
    [Symbol.asyncDispose]: () => rm(dataFolder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Text that compresses, named by part and version. */
export const scriptOf = (part: string, version: string): string =>
  `self.part = '${part}@${version}';\n${'// a line that is long enough to be worth compressing\n'.repeat(40)}`;

async function writeBuild(folder: string, declared: Declaration, server: string, worker?: string): Promise<void> {
  const { part, version } = declared;
  const script = scriptOf(part, version);
  const declaration = JSON.stringify(declared);
  const files: FilesManifest = {
    format: 1,
    part,
    version,
    entry: 'entry.js',
    exposes: {},
    files: {
      'entry.js': integrityOf(script),
      'static/mark.svg': integrityOf('<svg/>'),
      ...(worker && { [WORKER_FILE]: integrityOf(worker) }),
    },
    server: integrityOf(server),
    declaration: integrityOf(declaration),
  };
  const contents = {
    'files.json': JSON.stringify(files),
    'declaration.json': declaration,
    'server.cjs': server,
    'web/entry.js': script,
    'web/static/mark.svg': '<svg/>',
    ...(worker && { [`web/${WORKER_FILE}`]: worker }),
  };
  for (const [name, text] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Turns one bit of a file around. */
export async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = Math.floor(bytes.byteLength / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

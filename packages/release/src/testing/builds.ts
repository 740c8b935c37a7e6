import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bareDeclaration } from '@jishi/contracts/bare-declaration';
import {
  type Declaration,
  type FilesManifest,
  MAPS_FILE,
  type PackedMaps,
  type Release,
} from '@jishi/contracts/release';
import { integrityOf } from '../documents/integrity.ts';
import { keyIdOf, newKeyPair, trustOf } from '../trust/keys.ts';
import { signerOf } from '../trust/signature.ts';
import type { Signer, Trust } from '../trust/types.ts';

/** What a test says of a build; everything else is made up. */
export type BuildPlan = {
  part: string;
  version?: string;
  /** Web files by name. Default: one script `entry.js` that names part and version. */
  web?: Readonly<Record<string, string>>;
  /** Source of the CommonJS server file. */
  server?: string;
  exposes?: Readonly<Record<string, string[]>>;
  declaration?: Partial<Declaration>;
  /** Source maps, as the build packs them. Default: none, as in versions of before. */
  maps?: PackedMaps;
};

/** A key pair of a test: what signs with it, and what believes it. */
export type TestKey = { id: string; pem: string; signer: Signer; trust: () => Promise<Trust> };

export function aTestKey(): TestKey {
  const { privateKey, publicKey } = newKeyPair();
  const trust = trustOf([publicKey]);
  return {
    id: keyIdOf(publicKey),
    signer: signerOf(privateKey),
    trust: async () => trust,
    pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** A first release as it stands in the registry, unsigned and with no part in it. */
export const aRelease = (over: Partial<Release> = {}): Release => ({
  format: 1,
  channel: 'live',
  serial: 1,
  time: '2026-11-01T08:00:00.000Z',
  author: 'Li',
  reason: 'new home page',
  kind: 'pin',
  forced: null,
  expires: null,
  previous: null,
  platform: 1,
  minApi: 1,
  parts: {},
  pages: [],
  fragments: [],
  banned: [],
  frozen: null,
  signature: null,
  ...over,
});

/** A folder that is removed with `await using`. */
export async function temporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'jishi-release-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Writes a build as the build of a part leaves it: `web/**`, `server.cjs`, `declaration.json`, `files.json`. */
export async function writeBuild(folder: string, plan: BuildPlan): Promise<string> {
  const { part, version = '0.1.0' } = plan;
  const web = plan.web ?? { 'entry.js': `/* ${part}@${version} */\n` };
  const server = plan.server ?? `exports.version = '${version}';\n`;
  const declaration = `${JSON.stringify(bareDeclaration(part, version, plan.declaration))}\n`;
  const maps = plan.maps && brotliCompressSync(JSON.stringify(plan.maps));
  const files: FilesManifest = {
    format: 1,
    part,
    version,
    entry: Object.keys(web)[0] ?? 'entry.js',
    exposes: { ...plan.exposes },
    files: Object.fromEntries(Object.entries(web).map(([name, text]) => [name, integrityOf(text)])),
    server: integrityOf(server),
    declaration: integrityOf(declaration),
    ...(maps && { maps: integrityOf(maps) }),
  };
  await write(folder, 'server.cjs', server);
  await write(folder, 'declaration.json', declaration);
  if (maps) await write(folder, MAPS_FILE, maps);
  await write(folder, 'files.json', `${JSON.stringify(files)}\n`);
  for (const [name, text] of Object.entries(web)) await write(folder, join('web', name), text);
  return folder;
}

async function write(folder: string, name: string, text: string | Uint8Array): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Declaration, type FilesManifest, MAPS_FILE } from '@jishi/contracts/release';
import { WORKER_FILE } from '@jishi/service-worker/protocol';
import { effectsOf } from './effects.ts';
import { VERSION_PLACEHOLDER } from './generate.ts';
import { MAPS_FOLDER, packMaps } from './pack-maps.ts';
import { sizesOf } from './sizes.ts';

/** `sha384-<base64>`, as `integrity` wants it. */
export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Files of a folder, relative, in one order on every machine. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
}

/** The version of a local build: a hash over every byte of its output, the version itself left out. */
export function contentVersion(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(folder)) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return VERSION_PLACEHOLDER.replace('@@@@@@@@@@@@', hash.digest('hex').slice(0, 12));
}

export type BuiltPart = {
  part: string;
  entry: string;
  exposes: Record<string, string[]>;
  declaration: Omit<Declaration, 'version' | 'size' | 'effects'>;
};

/**
 * Turns the bundler's output (`out/web`, `out/server.cjs`, `out/maps`) into a publishable build: puts the version into the server file, writes
 * `declaration.json` with what the files weigh and do, and `files.json`.
 *
 * @param version a chosen version, or `null` for a local one made of the content
 * @throws for a web file with a version in it: browsers would fetch it anew with every version
 */
export function finishOutput(out: string, built: BuiltPart, version: string | null): FilesManifest {
  packMaps(out, built.part);
  writeFileSync(join(out, 'declaration.json'), json({ ...built.declaration, version: VERSION_PLACEHOLDER }));
  const real = version ?? contentVersion(out);
  const web = join(out, 'web');
  refuseVersions(web);
  const server = join(out, 'server.cjs');
  writeFileSync(server, readFileSync(server, 'utf8').replaceAll(VERSION_PLACEHOLDER, real));
  const measured = { size: sizesOf(out, built), effects: effectsOf(built.declaration, scriptsOf(out, built.part)) };
  writeFileSync(join(out, 'declaration.json'), json({ ...built.declaration, version: real, ...measured }));
  const hashOf = (file: string) => integrityOf(readFileSync(join(out, file)));
  const files: FilesManifest = {
    format: 1,
    part: built.part,
    version: real,
    entry: built.entry,
    exposes: built.exposes,
    files: Object.fromEntries(listFiles(web).map((file) => [file, hashOf(join('web', file))])),
    server: hashOf('server.cjs'),
    declaration: hashOf('declaration.json'),
    ...(existsSync(join(out, MAPS_FILE)) && { maps: hashOf(MAPS_FILE) }),
  };
  writeFileSync(join(out, 'files.json'), json(files));
  return files;
}

function refuseVersions(web: string): void {
  const found = listFiles(web).find((file) => readFileSync(join(web, file)).includes(VERSION_PLACEHOLDER));
  if (found === undefined) return;
  throw new Error(
    `${found} has the version of the part in it, so every version would be sent whole: ask the release for it`,
  );
}

/**
 * Texts of a build that can do something outside of the part, by name. The shell's server file is left out: it runs in
 * the render worker, which it owns.
 */
function scriptsOf(out: string, part: string): Record<string, string> {
  const names = listFiles(join(out, 'web'))
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => join('web', name));
  const all = part === 'shell' ? names : [...names, 'server.cjs'];
  return Object.fromEntries(all.map((name) => [name, readFileSync(join(out, name), 'utf8')]));
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** Puts a finished build where it is expected, in one step for whoever watches the folder. */
export function replaceFolder(from: string, to: string): void {
  const [next, old] = [`${to}.next`, `${to}.old`];
  for (const leftover of [next, old]) rmSync(leftover, { recursive: true, force: true });
  cpSync(from, next, { recursive: true });
  if (existsSync(to)) renameSync(to, old);
  renameSync(next, to);
  rmSync(old, { recursive: true, force: true });
}

/** Where the bundler leaves the shell's service worker. */
export const WORKER_FOLDER = 'node_modules/.cache/out/worker';

/**
 * Copies what the bundler wrote into a fresh folder beside `dist`, so that a failed build leaves the last one alone.
 *
 * @param assets web files of this build; the watch loop leaves those of earlier ones beside them
 */
export function stageOutput(folder: string, assets: ReadonlySet<string>): string {
  const staged = join(folder, 'node_modules/.cache/staged');
  const web = join(folder, 'node_modules/.cache/out/web');
  rmSync(staged, { recursive: true, force: true });
  // The bundler lists a map with its script, not by itself.
  for (const name of listFiles(web).filter((file) => assets.has(file.replace(/\.map$/, '')))) {
    const to = join(staged, name.endsWith('.map') ? MAPS_FOLDER : 'web', name);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(web, name), to);
  }
  const worker = join(folder, WORKER_FOLDER, WORKER_FILE);
  if (existsSync(worker)) cpSync(worker, join(staged, 'web', WORKER_FILE));
  cpSync(join(folder, 'node_modules/.cache/out/node/server.cjs'), join(staged, 'server.cjs'));
  return staged;
}

/** A path as it reads in a message: relative to where the command was started. */
export const shown = (path: string): string => relative(process.cwd(), path) || '.';

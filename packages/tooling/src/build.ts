import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { FilesManifest } from '@jishi/contracts/release';
import { createRsbuild, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { builtAddresses } from './built-addresses.ts';
import { declarationOf } from './declaration.ts';
import { finishOutput, replaceFolder, shown, stageOutput } from './output.ts';
import { type Part, readPart } from './part-plan.ts';
import { providedExports } from './provided-exports.ts';
import { rsbuildConfig } from './rsbuild.ts';
import { sharedModules } from './shared.ts';
import { usedInBuild } from './used-in-build.ts';

export type BuildOptions = {
  /** A chosen version; without it a local one is made of the content. */
  version?: string | undefined;
  /** Where the build goes; without it `dist/` of the part. */
  out?: string | undefined;
  /** Changes the bundler's configuration before it runs: for measurements beside the usual build. */
  adapt?: ((config: RsbuildConfig) => RsbuildConfig) | undefined;
};

/** Where the pieces of the browser build ended up: the first script, and the scripts of each exposed module. */
function webOutputOf(part: Part, stats: Rspack.StatsCompilation): Pick<FilesManifest, 'entry' | 'exposes'> {
  const scripts = (files: readonly string[] = []) => files.filter((file) => file.endsWith('.js'));
  const exposes = (stats.chunks ?? [])
    .flatMap((chunk) => (chunk.names ?? []).map((name) => [name, scripts(chunk.files)] as const))
    .filter(([name]) => name.startsWith('expose-'))
    .map(([name, files]) => [name.slice('expose-'.length), files] as const)
    .sort(([a], [b]) => a.localeCompare(b));
  if (part.name === 'shell') {
    const initial = scripts(stats.entrypoints?.['shell']?.assets?.map((asset) => asset.name));
    return { entry: initial.at(-1)!, exposes: { shell: initial, ...Object.fromEntries(exposes) } };
  }
  const entry = stats.assets?.find((asset) => /^remoteEntry.*\.js$/.test(asset.name))?.name;
  if (!entry) throw new Error(`${part.name}: the bundler wrote no container`);
  return { entry, exposes: Object.fromEntries(exposes) };
}

/**
 * Builds the part in `folder` for the browser and for the server, ready to be published.
 *
 * @throws when the sources do not compile, with the bundler's report
 */
export async function buildPart(folder: string, options: BuildOptions = {}): Promise<FilesManifest> {
  const part = await readPart(folder);
  const { adapt = (config) => config } = options;
  const rsbuild = await createRsbuild({ cwd: folder, config: adapt(rsbuildConfig(part)) });
  const { stats, close } = await rsbuild.build();
  try {
    return await finishBuild(part, buildReport(stats), options);
  } finally {
    await close();
  }
}

/** What `finishBuild` needs to know of a compilation. */
export const buildReport = (stats: Rspack.Stats | Rspack.MultiStats | undefined): Rspack.StatsCompilation | undefined =>
  stats?.toJson({ all: false, children: true, chunks: true, assets: true, cachedAssets: true, entrypoints: true });

/** Writes `dist/` from what the bundler left: shared by single builds and the watch loop. */
export async function finishBuild(
  part: Part,
  stats: Rspack.StatsCompilation | undefined,
  { version, out = join(part.folder, 'dist') }: BuildOptions = {},
): Promise<FilesManifest> {
  const web = stats?.children?.find((child) => child.name === 'web') ?? stats;
  if (!web) throw new Error(`${part.name}: the bundler reported nothing`);
  const staged = stageOutput(part.folder, new Set(web.assets?.map((asset) => asset.name)));
  const server = join(staged, 'server.cjs');
  // A remote says what it uses of the shared libraries, the shell what it provides.
  const uses =
    part.name === 'shell' ? providedExports(server) : usedInBuild(readFileSync(server, 'utf8'), sharedModules());
  const built = part.name === 'shell' && { builtAddresses: builtAddresses(server) };
  const declaration = { ...(await declarationOf(part)), uses, ...built };
  const output = { part: part.name, ...webOutputOf(part, web), declaration };
  const files = finishOutput(staged, output, version ?? null);
  replaceFolder(staged, out);
  return files;
}

if (import.meta.main) {
  const start = performance.now();
  const { values } = parseArgs({ options: { version: { type: 'string' }, out: { type: 'string' } } });
  const out = resolve(values.out ?? 'dist');
  try {
    const files = await buildPart(process.cwd(), { version: values.version, out });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`built ${files.part} ${files.version} in ${seconds} s (${shown(out)})`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

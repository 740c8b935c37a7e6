import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@jishi/scripts/checkout';
import { buildPart } from '@jishi/tooling/build';
import { generateEntries } from '@jishi/tooling/generate';
import { readPart } from '@jishi/tooling/part-plan';
import { mergeRsbuildConfig, type RsbuildConfig } from '@jishi/tooling/rsbuild';
import { bundleSource, pageFilesSource } from './bundle-source.ts';

type RspackChange = Extract<NonNullable<RsbuildConfig['tools']>['rspack'], (...args: never[]) => unknown>;

/**
 * Builds the shell with the pages and fragments of all remotes inside its first script, as a shop without parts would be
 * built. Everything else is the same: sources, preset, libraries, server half.
 *
 * @returns the folder with the build
 */
export async function buildOneBundle(remotes: readonly string[], folder: string): Promise<string> {
  const parts = await Promise.all(remotes.map((remote) => readPart(join(root, remote))));
  // Inside the shell, so that libraries are found as the shell finds them.
  const cache = join(root, 'shell/node_modules/.cache/one-bundle');
  await mkdir(cache, { recursive: true });
  const standIns = { web: join(cache, 'bundled-parts.js'), node: join(cache, 'no-page-files.js') };
  const bundled = parts.map((part) => ({ mfName: part.mfName, exposes: generateEntries(part).exposes }));
  await writeFile(standIns.web, bundleSource(bundled));
  await writeFile(standIns.node, pageFilesSource(join(root, 'shell/src/render/page-files.ts')));
  const out = join(folder, 'one-bundle');
  await buildPart(join(root, 'shell'), { out, adapt: (config) => withStandIns(config, standIns) });
  return out;
}

const withStandIns = (config: RsbuildConfig, files: { web: string; node: string }): RsbuildConfig =>
  mergeRsbuildConfig(config, {
    environments: {
      web: { tools: { rspack: replacing(/\/parts\/browser-parts\.ts$/, files.web) } },
      node: { tools: { rspack: replacing(/\/page-files\.ts$/, files.node) } },
    },
  });

/** What asks for one module gets another. */
const replacing =
  (request: RegExp, file: string): RspackChange =>
  (_, { appendPlugins, rspack }) =>
    appendPlugins(
      new rspack.NormalModuleReplacementPlugin(request, (asked) => {
        asked.request = file;
      }),
    );

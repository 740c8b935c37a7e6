import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPart } from '@jishi/tooling/build';
import { generateEntries } from '@jishi/tooling/generate';
import { readPart } from '@jishi/tooling/part-plan';
import { mergeRsbuildConfig, type RsbuildConfig } from '@jishi/tooling/rsbuild';
import { root } from '../../../../scripts/src/root.ts';
import { bundleSource } from './bundle-source.ts';

const loading = /[\\/]parts[\\/]browser-parts\.ts$/;

/**
 * Builds the shell with the pages and fragments of all remotes inside its first script, as a shop without parts would be
 * built. Everything else is the same: sources, preset, libraries, server half.
 *
 * @returns the folder with the build
 */
export async function buildOneBundle(remotes: readonly string[], folder: string): Promise<string> {
  const parts = await Promise.all(remotes.map((remote) => readPart(join(root, remote))));
  const source = bundleSource(parts.map((part) => ({ mfName: part.mfName, exposes: generateEntries(part).exposes })));
  // Inside the shell, so that libraries are found as the shell finds them.
  const cache = join(root, 'shell/node_modules/.cache/one-bundle');
  await mkdir(cache, { recursive: true });
  const file = join(cache, 'bundled-parts.js');
  await writeFile(file, source);
  const out = join(folder, 'one-bundle');
  await buildPart(join(root, 'shell'), { out, adapt: (config) => replaceLoading(config, file) });
  return out;
}

const replaceLoading = (config: RsbuildConfig, file: string): RsbuildConfig =>
  mergeRsbuildConfig(config, {
    environments: {
      web: {
        tools: {
          rspack: (_, { appendPlugins, rspack }) => {
            appendPlugins(
              new rspack.NormalModuleReplacementPlugin(/browser-parts\.ts$/, (resource) => {
                if (loading.test(join(resource.context, resource.request))) resource.request = file;
              }),
            );
          },
        },
      },
    },
  });

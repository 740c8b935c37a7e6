import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/**
 * Bundles a source of the workspace into one script for a browser, with everything it imports.
 *
 * @param entry absolute path of the source
 * @param minify whether it is to be small; else it is to be read
 */
export async function browserScript(entry: string, { minify = false } = {}): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'jishi-script-'));
  try {
    const { build } = await createRsbuild({ cwd: dirname(entry), config: configOf(entry, root, minify) });
    const { close } = await build();
    await close();
    return readFileSync(join(root, 'script.js'), 'utf8');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const configOf = (entry: string, root: string, minify: boolean): RsbuildConfig => ({
  mode: 'production',
  logLevel: 'error',
  plugins: [pluginReact({ splitChunks: false, fastRefresh: false })],
  source: {
    entry: { script: entry },
    define: { PART_TARGET: '"web"', ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' },
  },
  output: {
    target: 'web',
    distPath: { root, js: '' },
    filename: { js: '[name].js' },
    filenameHash: false,
    minify,
    legalComments: 'none',
    sourceMap: false,
  },
  performance: { printFileSize: false },
  splitChunks: false,
  tools: { htmlPlugin: false, rspack: { output: { asyncChunks: false } } },
});

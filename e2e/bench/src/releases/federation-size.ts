import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FilesManifest } from '@jishi/contracts/release';
import { root } from '@jishi/scripts/checkout';
import { buildPart } from '@jishi/tooling/build';
import { mergeRsbuildConfig, type RsbuildConfig } from '@jishi/tooling/rsbuild';

/** Bytes as sent (brotli 11) of what is there only because the shop is composed in the browser. */
export type FederationSize = { runtime: number; containers: Record<string, number>; total: number };

export const brotliSize = (bytes: Uint8Array | string): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The federation runtime the shell carries, in a script of its own, and the container of each remote as it is built. */
export async function measureFederation(remotes: readonly string[]): Promise<FederationSize> {
  const entries = await Promise.all(remotes.map(async (remote) => [remote, await containerSize(remote)] as const));
  const containers = Object.fromEntries(entries);
  const runtime = await runtimeSize();
  return { runtime, containers, total: runtime + Object.values(containers).reduce((sum, size) => sum + size, 0) };
}

async function containerSize(remote: string): Promise<number> {
  const dist = join(root, remote, 'dist');
  const { entry } = JSON.parse(await readFile(join(dist, 'files.json'), 'utf8')) as FilesManifest;
  return brotliSize(await readFile(join(dist, 'web', entry)));
}

/** The usual build of the shell, but for one thing: the runtime is not mixed with the shell's own code. */
async function runtimeSize(): Promise<number> {
  const out = await mkdtemp(join(tmpdir(), 'jishi-federation-'));
  try {
    await buildPart(join(root, 'shell'), { out, adapt: apart });
    const names = await readdir(join(out, 'web'));
    const own = names.filter((name) => name.startsWith('federation.'));
    if (own.length !== 1) throw new Error(`the runtime is in ${own.length} scripts instead of one`);
    return brotliSize(await readFile(join(out, 'web', own[0]!)));
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

const federation = {
  name: 'federation',
  test: /node_modules\/@module-federation\//,
  chunks: 'initial' as const,
  enforce: true,
  priority: 200,
};

const apart = (config: RsbuildConfig): RsbuildConfig =>
  mergeRsbuildConfig(config, {
    environments: {
      web: {
        tools: {
          rspack(rspack) {
            const split = rspack.optimization?.splitChunks;
            if (!split) throw new Error('the shell is not split into scripts');
            split.cacheGroups = { ...split.cacheGroups, federation };
          },
        },
      },
    },
  });

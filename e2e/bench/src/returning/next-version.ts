import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '@jishi/scripts/checkout';
import type { TestShop } from '@jishi/scripts/shop';
import { buildPart } from '@jishi/tooling/build';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@jishi/tooling/rsbuild';
import type { Change } from './changes.ts';

/** Builds a part in which one module has changed, and waits until that is live. */
export async function releaseChange(shop: TestShop, change: Change, version: string): Promise<void> {
  const out = join(await mkdtemp(join(tmpdir(), 'jishi-returning-')), 'build');
  try {
    await buildPart(join(root, change.part), { version, out, adapt: changing(change) });
    await shop.registry.publish(out);
  } finally {
    await rm(join(out, '..'), { recursive: true, force: true });
  }
  const parts = { [change.part]: version };
  await isLive(shop, await shop.registry.pin({ channel: 'live', author: 'bench', reason: change.what, parts }));
}

/** The first release is live again. */
export async function takeBack(shop: TestShop): Promise<void> {
  await isLive(
    shop,
    await shop.registry.rollback({ channel: 'live', author: 'bench', reason: 'the next change', serial: 1 }),
  );
}

type Made = Awaited<ReturnType<TestShop['registry']['pin']>>;

async function isLive({ origin }: TestShop, { release }: Made): Promise<void> {
  while ((await fetch(`${origin}/readyz`)).headers.get('x-release') !== String(release.serial)) await sleep(50);
}

const changing =
  ({ module, part, from, to }: Change) =>
  (config: RsbuildConfig): RsbuildConfig => {
    let isChanged = false;
    const plugin: RsbuildPlugin = {
      name: 'changed-module',
      setup(api) {
        api.transform({ test: (file: string) => file.endsWith(module) }, ({ code }) => {
          isChanged = code.includes(from);
          return code.replace(from, to);
        });
        api.onAfterBuild(() => {
          if (!isChanged) throw new Error(`${part} has no module ${module} with ${from}`);
        });
      },
    };
    return mergeRsbuildConfig(config, { plugins: [plugin] });
  };

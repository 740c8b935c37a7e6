import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestShop } from '../../serve-for-tests.ts';
import { say } from '../progress.ts';
import { ScriptError } from '../script-error.ts';
import { listParts } from '../workspace.ts';
import type { OldSources } from './build-revision.ts';

const WITHIN_MS = 30_000;

/** Makes the builds of older sources live, all parts of theirs and no other, and waits until web serves them. */
export async function pinBuilds(
  { registry, origin }: Pick<TestShop, 'registry' | 'origin'>,
  { folder }: Pick<OldSources, 'folder'>,
  revision: string,
): Promise<void> {
  const live = await registry.live('live');
  const parts: Record<string, string | null> = Object.fromEntries(
    Object.keys(live?.parts ?? {}).map((part) => [part, null]),
  );
  for (const part of listParts(folder)) parts[part] = (await registry.publish(join(folder, part, 'dist'))).version;
  const decision = { channel: 'live', author: 'old-pages', reason: `as it was at ${revision}` };
  const { release, created } = await registry.pin({ ...decision, parts });
  if (!created) say('old pages', 'these sources make the same pages: nothing is older');
  const end = performance.now() + WITHIN_MS;
  const served = async () => (await fetch(`${origin}/readyz`)).headers.get('x-release');
  while ((await served()) !== String(release.serial)) {
    if (performance.now() > end) throw new ScriptError(`web does not serve the pages of ${revision}: see its messages`);
    await sleep(100);
  }
}

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from '@jishi/release';
import { rememberPinned } from '../pin-parts.ts';
import { root } from '../root.ts';

/** The serial that is live after a build; `null` when these bytes were live already. */
export type MakeLive = (part: string) => Promise<number | null>;

/**
 * Publishes what is in `dist/` of a part, pins it and waits until web serves it.
 *
 * One after the other: two parts saved together are two releases, each of them whole.
 */
export function makeLiveWith(registry: Registry, dataFolder: string, webOrigin: string): MakeLive {
  let last: Promise<unknown> = Promise.resolve();
  const makeLive: MakeLive = async (part) => {
    const { version } = await registry.publish(join(root, part, 'dist'));
    const reason = `saved ${part}`;
    const { release, created } = await registry.pin({
      channel: 'live',
      author: 'pnpm dev',
      reason,
      parts: { [part]: version },
    });
    rememberPinned(dataFolder, { [part]: version });
    if (!created) return null;
    await untilServed(webOrigin, release.serial);
    return release.serial;
  };
  return (part) => {
    const turn = last.catch(() => {}).then(() => makeLive(part));
    last = turn;
    return turn;
  };
}

/** @throws when web refuses the release, or does not serve it within ten seconds */
async function untilServed(origin: string, serial: number): Promise<void> {
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (Number(response?.headers.get('x-release')) >= serial) return;
    if (Number(response?.headers.get('x-release-refused')) >= serial) {
      throw new Error(`web refuses release ${serial}: see the messages of web above`);
    }
    await sleep(30);
  }
  throw new Error(`web does not serve release ${serial}`);
}

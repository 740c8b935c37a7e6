import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from '@jishi/release';
import type { RevisionShop } from '../renders/open-revision.ts';
import { askAs } from './ask-as.ts';

/** Per uncached page of home, in milliseconds, and what web has in memory afterwards. */
export type Cost = { web: number; time: number; memoryMb: number };

export type Stage = { shop: RevisionShop; registry: Registry; parts: Record<string, string>; stop: AbortSignal };

const decision = { channel: 'live', author: 'bench', reason: 'two arms' };
const PAGES = 24;
const HALF = 5_000;
const WARM_PAGES = 30;

/** One visitor of each arm, by the cookie they have. */
export type Visitors = { live: string | null; candidate: string | null };

/** Begins a rollout for half of the visitors, and finds one of each arm. */
export async function beginRollout({ shop, registry, parts }: Stage): Promise<Visitors> {
  const { release } = await registry.pin({ ...decision, parts, buckets: HALF });
  await isServed(shop, release.serial);
  const found: Visitors = { live: null, candidate: null };
  const agent = new Agent();
  while (!found.live || !found.candidate) {
    const cookie = (await askAs(`${shop.origin}/`, null, agent)).setCookie[0]?.split(';')[0] ?? null;
    const { release: id } = await askAs(`${shop.origin}/`, cookie, agent);
    found[id.endsWith('-candidate') ? 'candidate' : 'live'] = cookie;
  }
  agent.destroy();
  return found;
}

export async function endRollout({ shop, registry }: Stage): Promise<void> {
  const { release } = await registry.abort(decision);
  await isServed(shop, release.serial);
}

export const changeShare = async ({ shop, registry }: Stage, buckets: number): Promise<void> => {
  const { release } = await registry.share({ ...decision, buckets });
  await isServed(shop, release.serial);
};

async function isServed({ origin }: RevisionShop, serial: number): Promise<void> {
  while ((await fetch(`${origin}/readyz`)).headers.get('x-release') !== String(serial)) await sleep(20);
}

/** Pages one after the other, by turns for each of these visitors, once they are quick. */
export async function measureCost({ shop }: Stage, visitors: readonly (string | null)[]): Promise<Cost> {
  const agent = new Agent({ keepAlive: true });
  const ask = async (page: number): Promise<number> => {
    const began = performance.now();
    const { status } = await askAs(`${shop.origin}/`, visitors[page % visitors.length] ?? null, agent);
    if (status !== 200) throw new Error(`home answered ${status}`);
    return performance.now() - began;
  };
  for (let page = 0; page < WARM_PAGES; page += 1) await ask(page);
  const before = await shop.used();
  let time = 0;
  for (let page = 0; page < PAGES; page += 1) time += await ask(page);
  const after = await shop.used();
  agent.destroy();
  return { web: (1000 * (after.web - before.web)) / PAGES, time: time / PAGES, memoryMb: after.memory / 2 ** 20 };
}

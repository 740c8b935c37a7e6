import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, quantile } from '../statistics.ts';
import { askUnseen } from './ask-unseen.ts';
import type { RevisionShop } from './open-revision.ts';

/** Per page, in milliseconds. */
export type PageCost = { web: number; api: number; time: number };

export type Apart = Pick<PageCost, 'web' | 'time'>;

/** Pages asked for by so many readers, each of whom waits for one page before the next. */
export type Crowd = { readers: number; pagesPerSecond: number; p95: number; failed: number };

export const PATHS = { home: '/', list: '/product/list', detail: '/product/detail/1029' } as const;

/** Few at a time, so that the revisions, which take turns, meet the same machine. */
const PAGES = 12;
/** Longer than any answer is shared between pages. */
const APART_MS = 5_200;
const CROWD_MS = 4_000;

/** Processor time of uncached pages, one after the other. */
export async function measureCost(shop: RevisionShop, path: string): Promise<PageCost> {
  const agent = new Agent({ keepAlive: true });
  const before = await shop.used();
  const times: number[] = [];
  for (let page = 0; page < PAGES; page += 1) times.push(await ask(shop, path, agent));
  const after = await shop.used();
  agent.destroy();
  const perPage = (seconds: number) => (1000 * seconds) / PAGES;
  return { web: perPage(after.web - before.web), api: perPage(after.api - before.api), time: median(times) };
}

/** A page that nothing was asked for just before, so that it shares no answer. */
export async function measureApart(shop: RevisionShop, path: string): Promise<Apart> {
  const agent = new Agent();
  await sleep(APART_MS);
  const before = await shop.used();
  const time = await ask(shop, path, agent);
  const after = await shop.used();
  agent.destroy();
  return { web: 1000 * (after.web - before.web), time };
}

async function ask(shop: RevisionShop, path: string, agent: Agent): Promise<number> {
  const time = await askUnseen(shop.origin + path, agent);
  if (time === null) throw new Error(`${shop.origin}${path} failed`);
  return time;
}

/** How many uncached pages a second so many readers get. */
export async function measureCrowd(shop: RevisionShop, path: string, readers: number): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const read = async (): Promise<void> => {
    while (performance.now() - began < CROWD_MS) {
      const time = await askUnseen(shop.origin + path, agent);
      if (time === null) failed += 1;
      else times.push(time);
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { readers, pagesPerSecond: times.length / seconds, p95: quantile(times, 0.95), failed };
}

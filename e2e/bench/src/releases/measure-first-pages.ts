import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestShop } from '@jishi/scripts/shop';
import { say } from '@jishi/scripts/terminal';
import { askUnseen } from '../renders/ask-unseen.ts';
import { askPage } from './ask-page.ts';
import { rollBack, serialBefore } from './roll-back.ts';

const kinds = ['opened', 'made'] as const;

/** Milliseconds of the first pages after each change of the release, one after the other: those everybody opens, and those made for the request. */
export type FirstPages = Record<(typeof kinds)[number], number[][]>;

const PAGES = 10;
const CALM_MS = 3_000;
const LOOK_MS = 5;

/** Changes the release of a shop nobody else asks, again and again, and asks for home as soon as the new one is live. */
export async function measureFirstPages(shop: TestShop, times: number, stop: AbortSignal): Promise<FirstPages> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const pages: FirstPages = { opened: [], made: [] };
  try {
    for (let count = 1; count <= times; count += 1) {
      for (const kind of kinds) {
        await sleep(CALM_MS, undefined, { signal: stop });
        const serial = await rollBack(shop.dataFolder, await serialBefore(shop.dataFolder));
        while ((await fetch(`${shop.origin}/readyz`)).headers.get('x-release') !== String(serial)) await sleep(LOOK_MS);
        pages[kind].push(await askSome(() => ask[kind](`${shop.origin}/`, agent)));
      }
      say('first pages', `${count} of ${times}`);
    }
  } finally {
    agent.destroy();
  }
  return pages;
}

async function askSome(ask: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  while (times.length < PAGES) times.push(await ask());
  return times;
}

const ask: Record<(typeof kinds)[number], (url: string, agent: Agent) => Promise<number>> = {
  async opened(url, agent) {
    const { sent, ended, failure } = await askPage(url, { agent, address: '198.18.0.1' }, false);
    if (failure) throw new Error(failure.why);
    return ended - sent;
  },
  async made(url, agent) {
    const ms = await askUnseen(url, agent);
    if (ms === null) throw new Error(`${url} failed`);
    return ms;
  },
};

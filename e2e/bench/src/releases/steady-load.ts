import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { askPage, type Page } from './ask-page.ts';

/** Pages the cache of visitors answers, and pages that are made for the request. */
type ReaderKind = 'cached' | 'uncached';

export type Answer = Page & { kind: ReaderKind };

export type SteadyLoad = {
  answers: Answer[];
  /** Resolves when the full rate is reached. */
  isFull: Promise<void>;
  stop(): Promise<void>;
};

/** Requests per second. */
export type Rates = Record<ReaderKind, number>;

/** Visitors are many: one of a network that is kept for measurements (RFC 2544). The shop believes whoever says so from here. */
const addressOf = (count: number): string => `198.18.${count % 250}.${Math.floor(count / 250) % 250}`;

const STEP_MS = 25;
const GROWING_MS = 10_000;
const PRODUCT = '/product/detail/1029';
const openedByAll = ['/', '/en', '/category/list', '/product/list', PRODUCT, '/pass/login'];
/** Reading every page would take the machine from the servers: of the cached ones each seventh is looked into. */
const LOOK_INTO = 7;

/**
 * Asks for pages so many times a second, whether the answers before have come or not, as many visitors would: for pages
 * everybody opens, and for a product with its reviews turned to a page nobody had before. The rate grows to its full height at first: a
 * server that has just started is slow, and nobody would send it all its visitors at once.
 */
export function startLoad(origin: string, rates: Rates): SteadyLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const answers: Answer[] = [];
  const open = new Set<Promise<void>>();
  const ending = new AbortController();
  const began = performance.now();
  const counts = { cached: 0, uncached: 0 };
  let page = Math.floor(Math.random() * 50_000);
  const full = Promise.withResolvers<void>();

  const ask = (kind: ReaderKind): void => {
    const count = counts[kind]++;
    const isCached = kind === 'cached';
    const path = isCached ? openedByAll[count % openedByAll.length] : `${PRODUCT}?page=${++page}`;
    const isRead = !isCached || count % LOOK_INTO === 0;
    const request = askPage(origin + path, { agent, address: addressOf(count) }, isRead).then((answer) => {
      answers.push({ kind, ...answer });
      open.delete(request);
    });
    open.add(request);
  };
  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const elapsed = performance.now() - began;
      // As many as a rate that grows evenly would have brought until now.
      const growing = Math.min(elapsed, GROWING_MS);
      const seconds = (growing ** 2 / (2 * GROWING_MS) + elapsed - growing) / 1000;
      if (elapsed > GROWING_MS) full.resolve();
      for (const kind of ['uncached', 'cached'] as const) {
        while (counts[kind] < seconds * rates[kind]) ask(kind);
      }
      await sleep(STEP_MS);
    }
  };
  const running = run();

  return {
    answers,
    isFull: full.promise,
    async stop() {
      ending.abort();
      await running;
      await Promise.all(open);
      agent.destroy();
    },
  };
}

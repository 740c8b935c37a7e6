import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../statistics.ts';

/** Times of pages nobody had asked for before, until their last byte, in milliseconds. */
type MissTimes = { p50: number; p95: number; pages: number };

/** What one kind of flood does to somebody else. */
export type PageMissesPhase = {
  attack: string;
  /** The other reader alone, and while the flood runs. */
  before: MissTimes;
  during: MissTimes;
  /** p95 during the flood, by p95 before it. */
  ratio: number;
  /** Pages of the other reader that were not answered by 200. */
  failed: number;
  /** What the flood got: pages, and the busy page (503). */
  answered: number;
  refused: number;
};

export type PageMissesOptions = {
  /** A shop that takes the readers' addresses from `X-Forwarded-For` (`SHOP_TRUST_PROXY=loopback`). */
  origin: string;
  stop: AbortSignal;
  /** How long each flood runs, and as long before it the other reader is alone. */
  seconds?: number;
  /** Id of a product that exists. */
  product?: string;
};

const IN_FLIGHT = 64;
const SECONDS = 30;
const PRODUCT = '1029';
/** Addresses kept for documentation (RFC 5737): nobody's. */
const ATTACKER = '198.51.100.7';
const READER = '203.0.113.9';
/** Somebody who opens one page after the other. */
const EVERY_MS = 500;
/** Until the pages of the flood before have been answered or given up. */
const PAUSE_MS = 5_000;

const random = (): string => Math.random().toString(36).slice(2);
const number = (): number => 1 + Math.floor(Math.random() * 999_998);

/** Addresses that no reader had asked for: the same page each time, pages that are not there, and pages that are. */
const floods: Readonly<Record<string, () => string>> = {
  'unknown keys of the query': () => `/?zz=${random()}`,
  'products that do not exist': () => `/product/detail/9${number()}`,
  'far pages of a list': () => `/product/list?page=${number()}`,
  'made-up tokens': () => '/',
};
const cookies: Readonly<Record<string, () => string>> = { 'made-up tokens': () => `; jishi_token=${random()}` };

/** Floods a shop with pages that are in no cache, from one address, and asks it for such pages from another one. */
export async function measurePageMisses(options: PageMissesOptions): Promise<PageMissesPhase[]> {
  const { origin, stop, seconds = SECONDS, product = PRODUCT } = options;
  const phases: PageMissesPhase[] = [];
  const next = pagesOf(product);
  await readFor(origin, next, 3, stop); // a server that has just started is slow
  for (const [attack, address] of Object.entries(floods)) {
    const before = await readFor(origin, next, seconds, stop);
    const flood = startFlood(origin, address, cookies[attack] ?? (() => ''));
    const during = await readFor(origin, next, seconds, stop).finally(() => flood.stop());
    const times = { before: timesOf(before), during: timesOf(during) };
    phases.push({
      attack,
      ...times,
      ratio: times.during.p95 / times.before.p95,
      failed: [...before, ...during].filter(({ status }) => status !== 200).length,
      ...flood.counts,
    });
    await sleep(PAUSE_MS, undefined, { signal: stop });
  }
  return phases;
}

/** A product's page with reviews turned to a page nobody has looked at: another address, made anew each time. */
function pagesOf(product: string): () => string {
  let page = 1 + Math.floor(Math.random() * 80_000);
  return () => `/product/detail/${product}?page=${page++}`;
}

type Answer = { status: number; took: number };

const timesOf = (answers: readonly Answer[]): MissTimes => {
  const times = answers.map(({ took }) => took);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), pages: answers.length };
};

/** One page after the other at a steady pace, whether the last one has come or not. */
async function readFor(origin: string, next: () => string, seconds: number, stop: AbortSignal): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true });
  const open: Promise<Answer>[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    open.push(ask(origin + next(), { agent, address: READER, cookie: '' }));
    await sleep(EVERY_MS, undefined, { signal: stop });
  }
  const responses = await Promise.all(open);
  agent.destroy();
  return responses;
}

function startFlood(origin: string, address: () => string, cookie: () => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  const counts = { answered: 0, refused: 0 };
  let isOn = true;
  const loop = async (): Promise<void> => {
    while (isOn) {
      const { status } = await ask(origin + address(), { agent, address: ATTACKER, cookie: cookie() });
      if (!isOn) return;
      if (status === 503) counts.refused += 1;
      else if (status > 0) counts.answered += 1;
      else await sleep(100); // nobody answers: not in a tight loop
    }
  };
  for (let count = 0; count < IN_FLIGHT; count += 1) void loop();
  return {
    counts,
    stop() {
      isOn = false;
      agent.destroy();
    },
  };
}

type AskOptions = { agent: Agent; address: string; cookie: string };

/** Never throws: a broken connection is status 0. */
function ask(url: string, { agent, address, cookie }: AskOptions): Promise<Answer> {
  const began = performance.now();
  const headers = {
    'accept-encoding': 'br',
    'x-forwarded-for': address,
    cookie: `jishi_pc_site_lang=zh${cookie}`,
  };
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, took: performance.now() - began });
    get(url, { agent, headers }, (answer) => {
      answer.on('error', () => end(0));
      answer.on('end', () => end(answer.statusCode ?? 0));
      answer.resume();
    }).on('error', () => end(0));
  });
}

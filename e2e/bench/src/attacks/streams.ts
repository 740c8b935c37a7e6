import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadCustomer } from '@jishi/backend/testing/load/calls';
import { say } from '@jishi/scripts/terminal';
import { runOpenLoop } from '../api/load/open-loop.ts';
import { type Summary, summarise } from '../api/load/summary.ts';
import { catalogueUrls } from '../api/parts/catalogue-urls.ts';
import { call, callOk } from '../api/servers/http-client.ts';
import type { Api } from '../api/servers/start-api.ts';
import { startWeb, type Web } from '../api/servers/start-web.ts';
import { type LoadContext, withLoadShop } from '../api/servers/with-load-shop.ts';
import { median, quantile } from '../statistics.ts';
import { type Opened, StreamReaders } from './stream-readers.ts';

/** How long one change took to reach those who follow; milliseconds. */
type Reach = { followers: number; reached: number; median: number; p99: number; max: number };

export type StreamsResult = {
  /** Streams that were wanted, and what became of them. */
  wanted: number;
  opened: Opened;
  openingSeconds: number;
  /** Ordinary calls, round by round: before, and with the streams open. */
  before: Beside[];
  open: Beside[];
  /** With the streams open, by the median of the rounds: p99 through the web that holds them, of that through the other. */
  p99Ratio: number;
  /** A notice for every customer at the same moment, and one code that all look at. */
  notices: Reach;
  code: Reach;
  /** Bytes of the web process, and of each stream. */
  memory: { before: number; open: number; perStream: number };
};

/**
 * The same calls at the same time through the web that holds the streams and through another one before the same api, which holds none:
 * what else the computer does meanwhile holds up both alike.
 */
type Beside = { holding: Summary; idle: Summary };

/** Signed-in tabs: so many customers have so many each. */
const CUSTOMERS = 1_000;
const TABS = 5;
/** Readers of one code, from addresses that have ten each. */
const CODE_READERS = 500;
/** Lists and products, and between them a customer's own number; so many a second through each web. */
const CATALOGUE_PATHS = 50;
const RATE = 30;
const SECONDS = 20;
const ROUNDS = 3;
const CALL_WITHIN_MS = 10_000;
const REACH_WITHIN_MS = 20_000;

/** 5,000 open streams through one web process: ordinary calls beside them, how soon changes arrive, memory. */
export async function measureStreams(context: LoadContext): Promise<StreamsResult> {
  const plan = { engine: 'postgres', goods: 1_000, customers: CUSTOMERS } as const;
  return withLoadShop(context, plan, async ({ shop, customers, startApi }) => {
    await using closing = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'jishi-streams-'));
    closing.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
    const api = await startApi({ env: { SHOP_TRUST_PROXY: 'loopback' } });
    const [web, idle] = await Promise.all([
      startWeb(join(folder, 'holding'), api, context.stop),
      startWeb(join(folder, 'idle'), api, context.stop),
    ]);
    closing.defer(() => web.stop());
    closing.defer(() => idle.stop());
    const readers = new StreamReaders();
    closing.defer(() => readers.leave());

    const urls = await catalogueUrls(api, CATALOGUE_PATHS);
    const paths = urls.flatMap(({ path }) => [path, 'notification/unread']);
    const rounds = () => ordinaryRounds({ web, idle, api, customers, paths }, context.stop);
    await rounds();
    const before = await rounds();
    const bytesBefore = await web.residentBytes();

    const wishes = customers.flatMap((customer, index) =>
      Array.from({ length: TABS }, () => ({
        url: `${web.base}notification/unread/events`,
        headers: headersOf(api, index, customer),
      })),
    );
    say('streams', `${wishes.length} through one web`);
    const began = performance.now();
    const opened = await readers.openAll(wishes);
    const openingSeconds = (performance.now() - began) / 1000;
    await sleep(3_000);
    const bytesOpen = await web.residentBytes();
    const open = await rounds();

    const ids = customers.map(({ id }) => id);
    const notices = await reach(readers, readers.size, () => shop.notifyAll(ids));
    const code = await measureCode({ web, api, customers, readers });
    return {
      wanted: wishes.length,
      opened,
      openingSeconds,
      before,
      open,
      p99Ratio: median(open.map(({ holding }) => holding.p99)) / median(open.map((round) => round.idle.p99)),
      notices,
      code,
      memory: { before: bytesBefore, open: bytesOpen, perStream: (bytesOpen - bytesBefore) / Math.max(1, opened.open) },
    };
  });
}

type Stage = { web: Web; api: Api; customers: LoadCustomer[] };
type Calls = Stage & { idle: Web; paths: string[] };

/** Lists, products and a customer's own number at a fixed rate, from many addresses. */
async function ordinaryRounds({ web, idle, api, customers, paths }: Calls, stop: AbortSignal): Promise<Beside[]> {
  const load = async (through: Web): Promise<Summary> => {
    const send = async (index: number): Promise<number> => {
      const who = index % customers.length;
      const headers = headersOf(api, who, customers[who]);
      return (
        await call(through.base + paths[index % paths.length], { headers, signal: AbortSignal.timeout(CALL_WITHIN_MS) })
      ).status;
    };
    return summarise(await runOpenLoop({ rate: RATE, seconds: SECONDS, send }, stop));
  };
  const rounds: Beside[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [holding, beside] = await Promise.all([load(web), load(idle)]);
    say(
      'ordinary calls',
      `median ${holding.median} beside ${beside.median}, p99 ${holding.p99} beside ${beside.p99} ms`,
    );
    rounds.push({ holding, idle: beside });
  }
  return rounds;
}

/** One sign-in code on many screens: the moment its phone scans it, all of them must say so. */
async function measureCode({ web, api, customers, readers }: Stage & { readers: StreamReaders }): Promise<Reach> {
  const { uuid } = await callOk<{ uuid: string }>(`${web.base}sweepLogin`, {
    headers: headersOf(api, 0),
    signal: AbortSignal.timeout(CALL_WITHIN_MS),
  });
  const { open } = await readers.openAll(
    Array.from({ length: CODE_READERS }, (_, index) => ({
      url: `${web.base}sweepLogin/events`,
      headers: headersOf(api, 100_000 + Math.floor(index / 10)),
      body: { uuid },
    })),
  );
  const scan = { method: 'POST', headers: headersOf(api, 0, customers[0]), body: { uuid } } as const;
  return reach(readers, open, () =>
    call(`${web.base}sweepLogin/success`, { ...scan, signal: AbortSignal.timeout(CALL_WITHIN_MS) }),
  );
}

async function reach(readers: StreamReaders, followers: number, change: () => Promise<unknown>): Promise<Reach> {
  const times = await readers.timesOf(change, followers, REACH_WITHIN_MS);
  const slowest = times.reduce((most, ms) => Math.max(most, ms), 0);
  return { followers, reached: times.length, median: median(times), p99: quantile(times, 0.99), max: slowest };
}

/** A caller has an address of their own. */
const headersOf = (api: Api, index: number, customer?: LoadCustomer): Record<string, string> => ({
  accept: 'application/json',
  'apply-secret': api.headers['apply-secret'] ?? '',
  'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  ...(customer ? { authorization: `Bearer ${customer.token}` } : {}),
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadCustomer, LoadSale } from '@jishi/backend/testing/load/calls';
import { say } from '@jishi/scripts/terminal';
import { buyPiece } from '../api/parts/buy-piece.ts';
import type { Api } from '../api/servers/start-api.ts';
import { startWeb } from '../api/servers/start-web.ts';
import { type LoadContext, withLoadShop } from '../api/servers/with-load-shop.ts';
import { median, quantile } from '../statistics.ts';
import { delaysOf } from './delays.ts';
import { LiveReaders } from './live-readers.ts';

export type LiveResult = {
  streams: number;
  pieces: number;
  sold: number;
  /** From the first order to the last, in seconds; and for how many the streams told of them. */
  buyingSeconds: number;
  tellingSeconds: number;
  /** Messages of one stream in one second: the mean over the time of buying, and the most of any stream. */
  perSecond: { mean: number; most: number };
  /** Milliseconds from an order's answer to each reader. */
  delay: { p50: number; p95: number; max: number };
  /** Readers that were told that nothing is left. */
  toldSoldOut: number;
  /** Processor seconds used from the first order to the last message. */
  processor: { web: number; followedApi: number; orderingApi: number };
};

const STREAMS = 1_000;
const PIECES = 500;
const AT_ONCE = 16;
/** Orders come over some seconds, as people press. */
const BETWEEN_MS = 120;

/** 1,000 tabs follow one product through web and one api process while another process sells 500 pieces of it. */
export async function measureLive(context: LoadContext): Promise<LiveResult> {
  const plan = { engine: 'postgres', goods: 320, customers: PIECES } as const;
  return withLoadShop(context, plan, async ({ shop, customers, startApi }) => {
    await using closing = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'jishi-live-'));
    closing.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
    const env = { SHOP_TRUST_PROXY: 'loopback' };
    const [followed, ordering] = [await startApi({ env }), await startApi({ env })];
    const web = await startWeb(folder, followed, context.stop);
    closing.defer(() => web.stop());
    const readers = new LiveReaders();
    closing.defer(() => readers.leave());

    const sale = await shop.startSale(PIECES);
    say('streams', `${STREAMS} on one product`);
    const url = `${web.base}seckill/events?ids=${sale.saleId}`;
    await readers.openAll(
      url,
      Array.from({ length: STREAMS }, (_, index) => ({ ...followed.headers, 'x-forwarded-for': addressOf(index) })),
    );
    await sleep(2_000);

    say('orders', `${PIECES} pieces, ${AT_ONCE} at once`);
    const pids = { web: web.pid, followedApi: followed.pid, orderingApi: ordering.pid };
    const before = await processorOf(pids);
    const began = performance.now();
    const sold = await sellAll(ordering, sale, customers);
    const soldAt = performance.now();
    const isTold = () => readers.told.every((told) => told.at(-1)?.left === 0);
    while (!isTold() && performance.now() - soldAt < 10_000) await sleep(20);
    const after = await processorOf(pids);
    const heard = readers.told.map((told) => told.filter(({ at }) => at >= began));
    const delays = delaysOf(
      sold.toSorted((one, other) => one - other),
      PIECES,
      heard,
    );
    const last = heard.flat().reduce((most, { at }) => Math.max(most, at), 0);
    const seconds = (last - began) / 1000;
    return {
      streams: STREAMS,
      pieces: PIECES,
      sold: sold.length,
      buyingSeconds: (soldAt - began) / 1000,
      tellingSeconds: seconds,
      perSecond: { mean: heard.flat().length / STREAMS / seconds, most: Math.max(...heard.map(mostPerSecond)) },
      delay: {
        p50: median(delays),
        p95: quantile(delays, 0.95),
        max: delays.reduce((most, ms) => Math.max(most, ms), 0),
      },
      toldSoldOut: readers.told.filter((told) => told.at(-1)?.left === 0).length,
      processor: {
        web: after.web - before.web,
        followedApi: after.followedApi - before.followedApi,
        orderingApi: after.orderingApi - before.orderingApi,
      },
    };
  });
}

/** Each customer buys one piece. @returns when each was answered */
async function sellAll(api: Api, sale: LoadSale, customers: readonly LoadCustomer[]): Promise<number[]> {
  const sold: number[] = [];
  const waiting = customers.values();
  const lane = async (): Promise<void> => {
    for (const customer of waiting) {
      if ((await buyPiece(api, sale, customer)) === 200) sold.push(performance.now());
      await sleep(BETWEEN_MS);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return sold;
}

/** The most messages between two moments a second apart. */
const mostPerSecond = (told: readonly { at: number }[]): number =>
  told.reduce(
    (most, { at }, index) => Math.max(most, told.slice(index).filter((other) => other.at < at + 950).length),
    0,
  );

const addressOf = (index: number): string => `10.0.${index >> 8}.${index & 255}`;

/** Processor seconds each process has used. */
async function processorOf<Name extends string>(pids: Record<Name, number>): Promise<Record<Name, number>> {
  const seconds = Object.entries<number>(pids).map(async ([name, pid]) => {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
    // User and system time in hundredths of a second.
    return [name, (Number(fields[11]) + Number(fields[12])) / 100] as const;
  });
  return Object.fromEntries(await Promise.all(seconds)) as Record<Name, number>;
}

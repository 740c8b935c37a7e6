import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadCustomer, LoadSale, SaleCount } from '@jishi/backend/testing/load/calls';
import { say } from '@jishi/scripts/terminal';
import { runOpenLoop, type Shot } from '../api/load/open-loop.ts';
import { type Summary, summarise } from '../api/load/summary.ts';
import { saleOrder } from '../api/parts/buy-piece.ts';
import { catalogueUrls } from '../api/parts/catalogue-urls.ts';
import { call } from '../api/servers/http-client.ts';
import type { LoadShop } from '../api/servers/load-shop.ts';
import type { Api } from '../api/servers/start-api.ts';
import { startWeb, type Web } from '../api/servers/start-web.ts';
import { type LoadContext, withLoadShop } from '../api/servers/with-load-shop.ts';
import { countBy } from '../statistics.ts';
import { type Disorder, disorderOf } from './inversions.ts';
import { PageLookers } from './page-lookers.ts';

export type RushResult = {
  buyers: number;
  pieces: number;
  processes: number;
  /** Presses of "buy" by what was answered, and how long that took. */
  presses: Summary;
  statuses: Record<string, number>;
  /** From the first press until everybody had an answer, and until everybody knew what became of them; seconds. */
  answeredAfter: number;
  settledAfter: number;
  orders: Summary;
  /** Customers by the state of their place at the end: 2 ordered, 5 sold out. */
  states: Record<string, number>;
  count: SaleCount;
  faults: string[];
  disorder: Disorder;
  /** Product pages' data through web at a fixed rate, before, and while the rush lasted. */
  before: Summary;
  meanwhile: Summary;
  p99Ratio: number;
};

export type RushPlan = { buyers: number; pieces: number };

/** Web, and the api behind it. */
type Door = { web: Web; api: Api };
type Stage = { doors: readonly Door[]; shop: LoadShop; sale: LoadSale; stop: AbortSignal };

const PRESS_WITHIN_SECONDS = 1;
const WARM_UP = 100;
const BEFORE_SECONDS = 10;
const LOOK_EVERY_MS = 500;
const SETTLED_WITHIN_MS = 240_000;
const ORDERS_AT_ONCE = 64;

/** So many press "buy" within a second, half of them through each of two processes of web and api on PostgreSQL. */
export async function measureRush({ buyers, pieces }: RushPlan, context: LoadContext): Promise<RushResult> {
  const plan = { engine: 'postgres', goods: 320, customers: buyers + WARM_UP } as const;
  return withLoadShop(context, plan, async ({ shop, customers, startApi }) => {
    await using closing = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'jishi-rush-'));
    closing.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
    const apis = [await startApi(trusting), await startApi(trusting)];
    const doors: Door[] = [];
    for (const [index, api] of apis.entries()) {
      const web = await startWeb(join(folder, String(index)), api, context.stop);
      closing.defer(() => web.stop());
      doors.push({ web, api });
    }
    const stage = async (left: number): Promise<Stage> => ({
      doors,
      shop,
      sale: await shop.startSale(left),
      stop: context.stop,
    });
    await rush(await stage(WARM_UP / 4), customers.slice(buyers));
    const paths = (await catalogueUrls(doors[0]?.api ?? missing(), 50)).flatMap(({ path, goodId }) =>
      goodId === null ? [] : [path],
    );
    const lookers = new PageLookers({ bases: doors.map(({ web }) => web.base), paths, headers: headersOf(200_000) });
    closing.defer(() => lookers.end());
    // The first round opens connections and fills caches.
    await lookers.look(BEFORE_SECONDS / 2);
    const before = summarise(await lookers.look(BEFORE_SECONDS));
    const stageOfRush = await stage(pieces);
    say('rush', `${buyers} buyers of ${pieces} pieces, ${doors.length} processes`);
    const looked = lookers.begin();
    const result = await rush(stageOfRush, customers.slice(0, buyers));
    const meanwhile = summarise(await looked());
    return {
      buyers,
      pieces,
      processes: doors.length,
      ...result,
      before,
      meanwhile,
      p99Ratio: meanwhile.p99 / before.p99,
    };
  });
}

const trusting = { env: { SHOP_TRUST_PROXY: 'loopback' } };

function missing(): never {
  throw new Error('no process was started');
}

/** Presses, then orders of those whose turn it is, until nobody waits any more. */
async function rush({ doors, shop, sale, stop }: Stage, customers: readonly LoadCustomer[]) {
  const began = performance.now();
  const press = async (index: number): Promise<number> => {
    const [door, who] = [doors[index % doors.length] ?? missing(), customers[index] ?? missing()];
    const url = `${door.web.base}seckill/${sale.goodId}/place`;
    const body = { number: 1, seckill_sku_id: sale.saleSkuId };
    return (await call(url, { method: 'POST', headers: headersOf(index, who), body, agent: pressing })).status;
  };
  const pressed = runOpenLoop(
    { rate: customers.length / PRESS_WITHIN_SECONDS, seconds: PRESS_WITHIN_SECONDS, send: press },
    stop,
  );
  let answeredAfter = 0;
  void pressed.then(() => {
    answeredAfter = seconds(began);
  });
  const ordered = new Set<number>();
  const shots: Shot[] = [];
  const indexOf = new Map(customers.map(({ id }, index) => [id, index]));
  const deadline = began + SETTLED_WITHIN_MS;
  let places = await shop.readPlaces(sale.saleSkuId);
  while (performance.now() < deadline) {
    stop.throwIfAborted();
    const turns = places.filter(({ state, userId }) => state === 1 && !ordered.has(userId));
    await someAtOnce(turns, async ({ userId }) => {
      const index = indexOf.get(userId) ?? 0;
      const shot = await order(doors[index % doors.length] ?? missing(), sale, index, customers[index] ?? missing());
      shots.push(shot);
      // Whoever is told that the shop is busy presses again.
      if (shot.status === 200) ordered.add(userId);
    });
    const isOver = answeredAfter > 0 && places.every(({ state }) => state > 1);
    if (isOver && places.length > 0) break;
    await pause(turns.length > 0 ? 0 : LOOK_EVERY_MS);
    places = await shop.readPlaces(sale.saleSkuId);
  }
  const settledAfter = seconds(began);
  return {
    presses: summarise(await pressed),
    statuses: countBy((await pressed).map(({ status }) => status)),
    answeredAfter,
    settledAfter,
    orders: summarise(shots),
    states: countBy(places.map(({ state }) => state)),
    count: await shop.countSale(sale.saleSkuId),
    faults: await shop.findFaults(sale.saleSkuId),
    disorder: disorderOf(places.map(({ arrivedAt }) => arrivedAt)),
  };
}

async function order({ web }: Door, sale: LoadSale, index: number, customer: LoadCustomer): Promise<Shot> {
  const sent = performance.now();
  const headers = { ...headersOf(index, customer), 'idempotency-key': randomUUID() };
  const body = saleOrder(sale, customer);
  const { status } = await call(`${web.base}goodIndent`, { method: 'POST', headers, body, agent: pressing });
  return { ms: performance.now() - sent, status };
}

/** A caller has an address of their own. */
const headersOf = (index: number, customer?: LoadCustomer): Record<string, string> => ({
  accept: 'application/json',
  'apply-secret': 'jishi-load-key',
  'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  ...(customer ? { authorization: `Bearer ${customer.token}` } : {}),
});

/** Nobody's press waits for another's connection either. */
const pressing = new Agent({ keepAlive: true, maxSockets: 2000 });

async function someAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: ORDERS_AT_ONCE }, worker));
}

const seconds = (since: number): number => Math.round((performance.now() - since) / 10) / 100;

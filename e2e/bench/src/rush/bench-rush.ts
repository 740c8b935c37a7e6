import { root } from '@jishi/scripts/checkout';
import { say } from '@jishi/scripts/terminal';
import { sources } from '../api/servers/sources.ts';
import type { Api } from '../api/servers/start-api.ts';
import { startWeb } from '../api/servers/start-web.ts';
import { type LoadStage, withLoadShop } from '../api/servers/with-load-shop.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { order } from './measure-orders.ts';
import { refuse, type Sold, sell } from './measure-sale.ts';
import type { Entrance } from './order-request.ts';
import { type RevisionRush, type RushBench, rushReport } from './rush-report.ts';

export type BenchRushOptions = { runs: number; isDry: boolean; stop: AbortSignal };

type Revision = { stage: LoadStage; api: Api; entrances: Record<EntranceName, Entrance>; result: RevisionRush };
type EntranceName = 'api' | 'web';

const BUYERS = 2_000;
const WARM_UP_ROUNDS = 1;
/** Buyers who press at the same moment: some, and many. */
const AT_ONCE = [256, 1_000];
/** Buyers of ordinary products: a busy day, and a rush. */
const ORDINARY_AT_ONCE = [64, 256, 1_000];
const REFUSALS = { atOnce: 256, rounds: 5 };
const trusting = { env: { SHOP_TRUST_PROXY: 'loopback' } };

/** How many orders of one product an api writes in a second, beside the checkout `BENCH_SOURCES` names when it is another one. */
export async function benchRush({ runs, isDry, stop }: BenchRushOptions): Promise<void> {
  const loadAverages = [loadAverage()];
  const began = new Date().toISOString();
  const revisions = await withRevisions([...new Set([sources, root])], stop, async (all) => {
    for (let round = 1 - WARM_UP_ROUNDS; round <= runs; round += 1) {
      for (const one of all) await measure(one, round > 0, stop);
    }
    return all.map(({ result }) => result);
  });
  loadAverages.push(loadAverage());
  const bench: RushBench = {
    format: 1,
    began,
    machine: describeMachine('none'),
    loadAverages,
    rounds: runs,
    revisions,
  };
  await writeReport('rush', bench, rushReport(bench), isDry);
}

/** Starts the servers of each checkout on a database of its own, as long as the work lasts. */
async function withRevisions<T>(
  checkouts: readonly string[],
  stop: AbortSignal,
  work: (revisions: Revision[]) => Promise<T>,
  open: readonly Revision[] = [],
): Promise<T> {
  const [checkout, ...others] = checkouts;
  if (checkout === undefined) return work([...open]);
  const plan = { engine: 'postgres', goods: 320, customers: BUYERS } as const;
  return withLoadShop({ stop }, plan, async (stage) => {
    const api = await stage.startApi({ ...trusting, checkout });
    await using closing = new AsyncDisposableStack();
    const web = closing.adopt(await startWeb(stage.dataFolder, api, stop, checkout), (server) => server.stop());
    const { accept = '', 'apply-secret': secret = '' } = api.headers;
    const entrances = { api, web: { base: web.base, headers: { accept, 'apply-secret': secret } } };
    const { revision } = describeMachine('none', checkout);
    const result: RevisionRush = { revision, sold: { api: [], web: [] }, refused: { api: [], web: [] }, ordinary: [] };
    return await withRevisions(others, stop, work, [...open, { stage, api, entrances, result }]);
  });
}

async function measure(revision: Revision, isCounted: boolean, stop: AbortSignal): Promise<void> {
  await measureOrdinary(revision, isCounted, stop);
  await measureSales(revision, isCounted, stop);
}

async function measureOrdinary({ stage, api, result }: Revision, isCounted: boolean, stop: AbortSignal): Promise<void> {
  for (const atOnce of ORDINARY_AT_ONCE) {
    stop.throwIfAborted();
    const sold = await order(stage.shop, api, stage.customers, atOnce);
    say('ordinary orders', `${result.revision}, ${told(sold)}`);
    if (isCounted) result.ordinary.push(sold);
  }
}

async function measureSales(
  { stage, entrances, result }: Revision,
  isCounted: boolean,
  stop: AbortSignal,
): Promise<void> {
  for (const name of ['api', 'web'] as const) {
    const at = entrances[name];
    for (const atOnce of AT_ONCE) {
      stop.throwIfAborted();
      const sold = await sell(stage.shop, at, stage.customers, atOnce);
      say('orders', `${result.revision}, ${name}, ${told(sold)}`);
      if (isCounted) result.sold[name].push(sold);
    }
    stop.throwIfAborted();
    const refused = await refuse(stage.shop, at, stage.customers, REFUSALS);
    say(
      'refusals',
      `${result.revision}, ${name}: ${refused.perSecond.toFixed(0)} a second, p99 ${refused.answers.p99} ms, ${refused.answers.failed} failed`,
    );
    if (isCounted) result.refused[name].push(refused);
  }
}

const told = ({ atOnce, perSecond, orders, faults }: Sold): string =>
  `${atOnce} at once: ${perSecond.toFixed(0)} a second, p99 ${orders.p99} ms, ${orders.failed} failed, ${faults.length} faults`;

import { root } from '@jishi/scripts/checkout';
import { say } from '@jishi/scripts/terminal';
import { sources } from '../api/servers/sources.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { measureApart, measureCost, measureCrowd, PATHS } from './measure-renders.ts';
import { openRevision, type RevisionShop } from './open-revision.ts';
import { type RendersResult, type RevisionResult, rendersReport } from './renders-report.ts';

export type BenchRendersOptions = { runs: number; isDry: boolean; stop: AbortSignal };

const READERS = [1, 2, 4, 6, 8];
const CROWD_ROUNDS = 3;
const WARM_UP_ROUNDS = 8;

/** Measures what uncached pages cost, beside the checkout `BENCH_SOURCES` names when it is another one. */
export async function benchRenders({ runs, isDry, stop }: BenchRendersOptions): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const measured: { shop: RevisionShop; result: RevisionResult }[] = [];
  for (const checkout of new Set([sources, root])) {
    const shop = closing.adopt(await openRevision(checkout, stop), (opened) => opened.stop());
    const { revision } = describeMachine('', checkout);
    const costs = Object.fromEntries(Object.keys(PATHS).map((name) => [name, []]));
    measured.push({ shop, result: { revision, costs, apart: [], crowds: [], memoryMb: 0 } });
  }
  const began = new Date().toISOString();
  const loadAverages = [loadAverage()];
  for (let round = 1 - WARM_UP_ROUNDS; round <= runs; round += 1) {
    for (const { shop, result } of measured) {
      stop.throwIfAborted();
      const costs = await measureCosts(shop);
      if (round <= 0) continue;
      for (const [name, cost] of Object.entries(costs)) result.costs[name]?.push(cost);
      result.apart.push(await measureApart(shop, PATHS.home));
      const web = costs['home']?.web.toFixed(1);
      say('round', `${round} of ${runs}, ${result.revision}: home ${web} ms of processor`);
    }
  }
  for (let round = 0; round < CROWD_ROUNDS; round += 1) {
    for (const readers of READERS) {
      for (const { shop, result } of measured) {
        stop.throwIfAborted();
        const crowd = await measureCrowd(shop, PATHS.home, readers);
        result.crowds.push(crowd);
        say(
          'readers',
          `${readers}, ${result.revision}: ${crowd.pagesPerSecond.toFixed(1)} pages a second, p95 ${crowd.p95.toFixed(0)} ms`,
        );
      }
    }
  }
  for (const { shop, result } of measured) result.memoryMb = Math.round((await shop.used()).memory / 2 ** 20);
  loadAverages.push(loadAverage());
  const revisions = measured.map(({ result }) => result);
  const result: RendersResult = {
    format: 1,
    began,
    machine: describeMachine(''),
    loadAverages,
    rounds: runs,
    revisions,
  };
  await writeReport('renders', result, rendersReport(result), isDry);
}

async function measureCosts(shop: RevisionShop): Promise<Record<string, Awaited<ReturnType<typeof measureCost>>>> {
  const costs: Record<string, Awaited<ReturnType<typeof measureCost>>> = {};
  for (const [name, path] of Object.entries(PATHS)) costs[name] = await measureCost(shop, path);
  return costs;
}

import { parseArgs } from 'node:util';
import { runScript, stopSignal } from '@jishi/scripts/terminal';
import { benchAddToCart } from './src/add-to-cart/bench-add-to-cart.ts';
import { benchAll } from './src/all/bench-all.ts';
import { benchCompare } from './src/all/bench-compare.ts';
import { benchApi } from './src/api/bench-api.ts';
import { benchArms } from './src/arms/bench-arms.ts';
import { benchAttacks } from './src/attacks/bench-attacks.ts';
import { benchBeacon } from './src/beacon/bench-beacon.ts';
import { benchFlashSale } from './src/flash-sale/bench-flash-sale.ts';
import { benchInvariants } from './src/invariants/bench-invariants.ts';
import { benchLocks } from './src/invariants/bench-locks.ts';
import { benchJudgement } from './src/judgement/bench-judgement.ts';
import { benchLighthouse } from './src/lighthouse/bench-lighthouse.ts';
import { benchListToDetail } from './src/list-to-detail/bench-list-to-detail.ts';
import { benchLive } from './src/live/bench-live.ts';
import { benchLottery } from './src/lottery/bench-lottery.ts';
import { benchPages } from './src/pages/bench-pages.ts';
import { benchPoisoned } from './src/poisoned/bench-poisoned.ts';
import { benchPortalToPage } from './src/portal-to-page/bench-portal-to-page.ts';
import { benchPresses } from './src/presses/bench-presses.ts';
import { benchReleases } from './src/releases/bench-releases.ts';
import { benchRelevance } from './src/relevance/bench-relevance.ts';
import { benchRenders } from './src/renders/bench-renders.ts';
import { benchReturning } from './src/returning/bench-returning.ts';
import { benchRush } from './src/rush/bench-rush.ts';
import { benchSecondVisit } from './src/second-visit/bench-second-visit.ts';
import { benchWalk } from './src/walk/bench-walk.ts';

const benches = {
  pages: { run: benchPages, runs: 7, quick: 1, minutes: 90 },
  lighthouse: { run: benchLighthouse, runs: 5, quick: 1, minutes: 60 },
  presses: { run: benchPresses, runs: 100, quick: 2, minutes: 240 },
  'add-to-cart': { run: benchAddToCart, runs: 7, quick: 1, minutes: 60 },
  'list-to-detail': { run: benchListToDetail, runs: 7, quick: 1, minutes: 60 },
  'portal-to-page': { run: benchPortalToPage, runs: 5, quick: 1, minutes: 90 },
  lottery: { run: benchLottery, runs: 5, quick: 1, minutes: 60 },
  walk: { run: benchWalk, runs: 5, quick: 1, minutes: 60 },
  releases: { run: benchReleases, runs: 20, quick: 2, minutes: 60 },
  arms: { run: benchArms, runs: 7, quick: 1, minutes: 60 },
  relevance: { run: benchRelevance, runs: 1, quick: 1, minutes: 30 },
  renders: { run: benchRenders, runs: 15, quick: 1, minutes: 60 },
  returning: { run: benchReturning, runs: 1, quick: 1, minutes: 60 },
  'second-visit': { run: benchSecondVisit, runs: 7, quick: 1, minutes: 60 },
  api: { run: benchApi, runs: 1, quick: 1, minutes: 180 },
  attacks: { run: benchAttacks, runs: 1, quick: 1, minutes: 180 },
  live: { run: benchLive, runs: 1, quick: 1, minutes: 60 },
  'flash-sale': { run: benchFlashSale, runs: 5000, quick: 100, minutes: 60 },
  rush: { run: benchRush, runs: 5, quick: 1, minutes: 60 },
  invariants: { run: benchInvariants, runs: 10_000, quick: 20, minutes: 240 },
  poisoned: { run: benchPoisoned, runs: 400, quick: 40, minutes: 60 },
  locks: { run: benchLocks, runs: 1, quick: 1, minutes: 60 },
  beacon: { run: benchBeacon, runs: 5, quick: 1, minutes: 60 },
  judgement: { run: benchJudgement, runs: 100, quick: 5, minutes: 30 },
} as const;

const usage = `pnpm bench <what> [--runs 7] [--dry]
pnpm bench all [--only pages,api] [--quick] [--continue] [--dry]
pnpm bench compare [older.json newer.json]

  pages         speed of home, list, detail, cart and orders beside the static yardstick, server times, limits of hanging parts
  lighthouse    scores of home, list and detail as Lighthouse's phone sees them (fetched from npm; 5 readings)
  presses       what becomes of presses at random moments of a page's first five seconds, and how soon they are seen (100 a page)
  add-to-cart   time to the first working "add to cart", composed of parts and as one bundle of the same code
  list-to-detail
                from a click in a list until name and price of the product can be seen
  portal-to-page
                from a tap in the user centre's overview until the heading of each page it leads to can be seen
  lottery       how evenly wheel, grid and slot machine move on a slow phone: frames over 20 ms, beside a page at rest
  walk          how evenly the street moves on a slow phone that is pushed along it: frames over 20 ms, beside a street nobody walks along
  releases      rollbacks under load, bytes of the federation runtime and of the release data
  arms          what a page costs while a rollout runs, and what readers feel of two hundred new shares
  relevance     how well judged queries are answered in both languages: nDCG@10, queries without a row; beside the checkout of BENCH_SOURCES
  renders       processor time of pages that are in no cache, pages a second, memory; beside the checkout of BENCH_SOURCES
  returning     files and bytes of somebody who comes back after a version in which one module has changed
  second-visit  first byte and largest paint of somebody who comes back, with the service worker and in a browser without one
  api           lists, orders, search and a flash sale at fixed rates, on databases of its own
  attacks       outages of PostgreSQL and Redis, streams, slow bodies, floods of pages, hostile pictures: what others feel
  live          a flash sale 1,000 tabs look at: messages a second, how soon they come, processor
  flash-sale    so many customers press "buy" within one second, through two processes of web and api (--runs: customers, ten for a piece)
  rush          orders of one product in a second, through the api and through web, and answers that it is sold out; beside the checkout of
                BENCH_SOURCES
  invariants    random schedules of customers, cashiers and jobs on PostgreSQL; goes on where it was stopped
  beacon        what it costs a page that its tab tells how it went, beside a shop that asks none; bytes of script and beacon
  judgement     made-up rollouts: how soon a bad candidate is found, whom it has harmed by then, how often a good one is aborted (100 of each)
  poisoned      rollouts of bad candidates with browsers as visitors: how soon the shop goes back by itself (--runs: visitors at most)
  locks         random schedules with one lock after the other taken away: each has to be missed
  all           one after the other, each as often as it is measured otherwise: one report of all, compared with the last committed one;
                ends with 1 when something could not be measured, with 3 when something got worse by more than noise
  compare       the same comparison of two reports, or of docs/benchmarks/all.json with the last committed one, without measuring
  --runs        loads of each page (7), rollbacks (20), schedules (10000), presses (100), first seed without locks (1), customers (5000)
  --only        some pages of presses, one part of api (list, orders, search, growth …) or some of attacks (outages, redis, streams, slow-bodies, pages,
                pictures; comma-separated), some benches of all
  --quick       all with the fewest runs, to try it; prints only
  --continue    all goes on with what is missing, because it was stopped or failed
  --anew        invariants begins at the first seed, also where it was stopped
  --dry         prints the table and leaves docs/ as it is

  SHOP_ORIGIN (and SHOP_API_ORIGIN) in the environment: a shop that is running already, else one is started.
  BENCH_SOURCES: a checkout whose servers are attacked, for the numbers before a change; renders and rush measure both in turns.`;

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string' },
      only: { type: 'string' },
      dry: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      continue: { type: 'boolean', default: false },
      anew: { type: 'boolean', default: false },
    },
  });
  const [what, ...others] = positionals;
  if (what === 'compare') return benchCompare(others);
  if (what === 'all' && !isMixedUp(values)) {
    const { only, quick: isQuick, continue: isContinued, dry: isDry } = values;
    return await benchAll({ benches, only, isQuick, isContinued, isDry, stop: stopSignal() });
  }
  const bench = Object.entries(benches).find(([name]) => name === positionals.join(' '))?.[1];
  const runs = Number(values.runs ?? bench?.runs);
  if (!bench || !Number.isInteger(runs) || runs < 1) {
    console.error(usage);
    return 2;
  }
  await bench.run({ runs, only: values.only, isDry: values.dry, isAnew: values.anew, stop: stopSignal() });
  return 0;
});

/** Runs mean something else in every bench, and what is continued was chosen when it was begun. */
function isMixedUp(values: { runs?: string; only?: string; quick: boolean; continue: boolean }): boolean {
  return values.runs !== undefined || (values.continue && (values.quick || values.only !== undefined));
}

import { parseArgs } from 'node:util';
import { runScript, stopSignal } from '@jishi/scripts/terminal';
import { benchAddToCart } from './src/add-to-cart/bench-add-to-cart.ts';
import { benchApi } from './src/api/bench-api.ts';
import { benchAttacks } from './src/attacks/bench-attacks.ts';
import { benchFlashSale } from './src/flash-sale/bench-flash-sale.ts';
import { benchInvariants } from './src/invariants/bench-invariants.ts';
import { benchLocks } from './src/invariants/bench-locks.ts';
import { benchLighthouse } from './src/lighthouse/bench-lighthouse.ts';
import { benchListToDetail } from './src/list-to-detail/bench-list-to-detail.ts';
import { benchLive } from './src/live/bench-live.ts';
import { benchLottery } from './src/lottery/bench-lottery.ts';
import { benchPages } from './src/pages/bench-pages.ts';
import { benchPortalToPage } from './src/portal-to-page/bench-portal-to-page.ts';
import { benchReleases } from './src/releases/bench-releases.ts';
import { benchRenders } from './src/renders/bench-renders.ts';

const benches = {
  pages: { run: benchPages, runs: 7 },
  lighthouse: { run: benchLighthouse, runs: 5 },
  'add-to-cart': { run: benchAddToCart, runs: 7 },
  'list-to-detail': { run: benchListToDetail, runs: 7 },
  'portal-to-page': { run: benchPortalToPage, runs: 5 },
  lottery: { run: benchLottery, runs: 5 },
  releases: { run: benchReleases, runs: 20 },
  renders: { run: benchRenders, runs: 15 },
  api: { run: benchApi, runs: 1 },
  attacks: { run: benchAttacks, runs: 1 },
  live: { run: benchLive, runs: 1 },
  'flash-sale': { run: benchFlashSale, runs: 5000 },
  invariants: { run: benchInvariants, runs: 10_000 },
  locks: { run: benchLocks, runs: 1 },
} as const;

const usage = `pnpm bench <what> [--runs 7] [--dry]

  pages         speed of home, list, detail, cart and orders beside the static yardstick, server times, limits of hanging parts
  lighthouse    scores of home, list and detail as Lighthouse's phone sees them (fetched from npm; 5 readings)
  add-to-cart   time to the first working "add to cart", composed of parts and as one bundle of the same code
  list-to-detail
                from a click in a list until name and price of the product can be seen
  portal-to-page
                from a tap in the user centre's overview until the heading of each page it leads to can be seen
  lottery       how evenly wheel, grid and slot machine move on a slow phone: frames over 20 ms, beside a page at rest
  releases      rollbacks under load, bytes of the federation runtime and of the release data
  renders       processor time of pages that are in no cache, pages a second, memory; beside the checkout of BENCH_SOURCES
  api           lists, orders, search and a flash sale at fixed rates, on databases of its own
  attacks       outages of PostgreSQL and Redis, streams, slow bodies, floods of pages, hostile pictures: what others feel
  live          a flash sale 1,000 tabs look at: messages a second, how soon they come, processor
  flash-sale    so many customers press "buy" within one second, through two processes of web and api (--runs: customers, ten for a piece)
  invariants    random schedules of customers, cashiers and jobs on PostgreSQL; goes on where it was stopped
  locks         the same with one lock after the other taken away: each has to be missed
  --runs        loads of each page (7), rollbacks (20), schedules (10000), first seed without locks (1), customers (5000)
  --only        one part of api (list, orders, search, flash-sale) or some of attacks (outages, redis, streams, slow-bodies, pages,
                pictures; comma-separated)
  --dry         prints the table and leaves docs/ as it is

  SHOP_ORIGIN (and SHOP_API_ORIGIN) in the environment: a shop that is running already, else one is started.
  BENCH_SOURCES: a checkout whose servers are attacked, for the numbers before a change; renders measures both in turns.`;

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string' }, only: { type: 'string' }, dry: { type: 'boolean', default: false } },
  });
  const bench = Object.entries(benches).find(([name]) => name === positionals.join(' '))?.[1];
  const runs = Number(values.runs ?? bench?.runs);
  if (!bench || !Number.isInteger(runs) || runs < 1) {
    console.error(usage);
    return 2;
  }
  await bench.run({ runs, only: values.only, isDry: values.dry, stop: stopSignal() });
  return 0;
});

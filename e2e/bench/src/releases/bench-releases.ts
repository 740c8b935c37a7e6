import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { rebuildAsVersion } from '@jishi/e2e/rebuild-as-version';
import { listParts, root } from '@jishi/scripts/checkout';
import { serveForTests, type TestShop } from '@jishi/scripts/shop';
import { say } from '@jishi/scripts/terminal';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { waitUntilCompressed } from '../shop/wait-until-compressed.ts';
import { waitUntilWarm } from '../shop/wait-until-warm.ts';
import { measureFederation } from './federation-size.ts';
import { measureFirstPages } from './measure-first-pages.ts';
import { measureRollbacks } from './measure-rollbacks.ts';
import { measureReleaseData } from './release-data-size.ts';
import { type ReleasesResult, releasesReport } from './releases-report.ts';
import { type Answer, type Rates, startLoad } from './steady-load.ts';

export type BenchReleasesOptions = { runs: number; isDry: boolean; stop: AbortSignal };

const usual: Rates = { uncached: 40, cached: 200 };
/** Two releases of the same code; every part of a release has the same version, so a page of two versions is of two releases. */
const versions = ['1.0.1', '1.0.2'];
const SETTLE_MS = 3_000;
/** Even, so that the contents they begin with are live again. */
const UNCOUNTED = 4;
const FIRST_PAGES = 5;

/** Measures rollbacks under load, and what the composition costs in bytes. */
export async function benchReleases({ runs, isDry, stop }: BenchReleasesOptions): Promise<void> {
  const result = await measure(runs, stop);
  await writeReport('releases', result, releasesReport(result), isDry);
}

async function measure(runs: number, stop: AbortSignal): Promise<ReleasesResult> {
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(
    await serveForTests({ SHOP_INTERNAL_KEY: randomBytes(24).toString('hex'), SHOP_TRUST_PROXY: 'loopback' }, stop),
    (opened) => opened.stop(),
  );
  await waitUntilWarm(shop.dataFolder, stop);
  const parts = listParts(root);
  const releaseData = await measureReleaseData(shop.origin);
  say('build', 'the shell with the federation runtime in a script of its own');
  const federation = await measureFederation(parts.filter((part) => part !== 'shell'));
  const contents = await makeReleases(shop, parts);

  say('files', 'waiting until they are compressed');
  await waitUntilCompressed(shop.dataFolder, stop);
  const began = new Date().toISOString();
  const rates = wantedRates(process.env['BENCH_PAGES']);
  const load = startLoad(shop.origin, rates);
  say('load', `${rates.uncached} uncached and ${rates.cached} cached pages a second`);
  await load.isFull;
  await sleep(SETTLE_MS, undefined, { signal: stop });
  say('rollback', 'a few that are not counted: a shop that is rolled back has been open for a while');
  await measureRollbacks(shop.dataFolder, load, UNCOUNTED, stop).catch((error: unknown) =>
    load.stop().then(() => {
      throw error;
    }),
  );
  const loadAverages = [loadAverage()];
  const start = performance.now();
  const rollbacks = await measureRollbacks(shop.dataFolder, load, runs, stop).finally(() => load.stop());
  const seconds = (performance.now() - start) / 1000;
  loadAverages.push(loadAverage());
  const firstPages = await measureFirstPages(shop, FIRST_PAGES, stop);
  // After an even number of rollbacks one release is live, after an odd one the other.
  const versionOf = (serial: number): string => versions[(serial - contents) % versions.length]!;
  return {
    format: 2,
    began,
    machine: describeMachine('none'),
    loadAverages,
    rates,
    seconds,
    rollbacks,
    firstPages,
    answers: countAnswers(
      load.answers.filter(({ sent }) => sent >= start),
      versionOf,
    ),
    federation,
    releaseData,
  };
}

/** `40,200`: pages a second that are made for the request, and from the cache. */
function wantedRates(wanted: string | undefined): Rates {
  if (!wanted) return usual;
  const [, uncached, cached] = /^([1-9]\d{0,3}),([1-9]\d{0,4})$/.exec(wanted) ?? [];
  if (uncached === undefined) throw new Error(`BENCH_PAGES=${wanted} is not like 40,200`);
  return { uncached: Number(uncached), cached: Number(cached) };
}

/** Publishes both versions of every part and pins one after the other. Returns the serial of the first. */
async function makeReleases({ registry, origin }: TestShop, parts: readonly string[]): Promise<number> {
  const serials: number[] = [];
  for (const version of versions) {
    for (const part of parts) {
      const build = await rebuildAsVersion(part, version);
      await registry.publish(build);
      await rm(build, { recursive: true });
    }
    const wanted = Object.fromEntries(parts.map((part) => [part, version]));
    const decision = { channel: 'live', author: 'bench', reason: version };
    const { release } = await registry.pin({ ...decision, parts: wanted });
    serials.push(release.serial);
    while ((await fetch(`${origin}/readyz`)).headers.get('x-release') !== String(release.serial)) await sleep(50);
  }
  return serials[0]!;
}

function countAnswers(answers: readonly Answer[], versionOf: (serial: number) => string): ReleasesResult['answers'] {
  const whole = answers.filter(({ failure }) => failure === null);
  const looked = whole.flatMap(({ versions: seen, serial }) => (seen ? [{ seen, serial }] : []));
  const mixed = looked.filter(({ seen, serial }) => seen.join() !== versionOf(serial));
  return {
    cached: whole.filter(({ kind }) => kind === 'cached').map(({ sent, ended }) => ended - sent),
    uncached: whole.filter(({ kind }) => kind === 'uncached').map(({ sent, ended }) => ended - sent),
    late: answers.flatMap(({ failure }) => (failure?.kind === 'late' ? failure.why : [])),
    broken: answers.flatMap(({ failure }) => (failure?.kind === 'broken' ? failure.why : [])),
    lookedInto: looked.length,
    mixed: mixed.map(({ seen, serial }) => `release ${serial}: ${seen.join(' and ') || 'none'}`),
  };
}

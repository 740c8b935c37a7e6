import { rm } from 'node:fs/promises';
import { rebuildAsVersion } from '@jishi/e2e/rebuild-as-version';
import { serveForTests, type TestShop } from '@jishi/scripts/shop';
import { say } from '@jishi/scripts/terminal';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../browser/open-browser.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { waitUntilWarm } from '../shop/wait-until-warm.ts';
import { type PoisonedResult, type PoisonedRollout, poisonedReport } from './poisoned-report.ts';
import { type Poison, poisons } from './poisons.ts';
import { sendVisitors } from './send-visitors.ts';
import { startService } from './start-service.ts';
import { watchCandidate } from './visitor-cookie.ts';

export type BenchPoisonedOptions = { runs: number; isDry: boolean; stop: AbortSignal };

const PART = 'mf-catalog';
/** Percent: on two cores few browsers can be sent, so that half of them have to have it. */
const SHARE = 50;
/** Of a candidate that changes nothing: that it is not aborted is shown by made-up rollouts, by the thousand. */
const WELL_VISITORS = 60;
const channel = 'live';

/** Rolls out candidates that are bad, with browsers as visitors, until the shop goes back by itself. `runs`: visitors at most. */
export async function benchPoisoned({ runs, isDry, stop }: BenchPoisonedOptions): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(await serveForTests({}, stop), (opened) => opened.stop());
  await waitUntilWarm(shop.dataFolder, stop);
  closing.use(await startService(shop));
  const browser = closing.adopt(await openBrowser(), (opened) => opened.close());
  const began = new Date().toISOString();
  const loadAverages = [loadAverage()];
  const rollouts: PoisonedRollout[] = [];
  for (const [at, poison] of poisons.entries()) {
    say('rollout', poison.name);
    const most = poison.script === null ? Math.min(runs, WELL_VISITORS) : runs;
    rollouts.push(await rollOut(shop, browser, { poison, version: `9.50.${at}`, most, stop }));
    say('rollout', JSON.stringify(rollouts.at(-1)));
  }
  loadAverages.push(loadAverage());
  const machine = describeMachine(browser.version());
  const result: PoisonedResult = { format: 1, began, machine, loadAverages, share: SHARE, rollouts };
  await writeReport('poisoned', result, poisonedReport(result), isDry);
}

type Plan = { poison: Poison; version: string; most: number; stop: AbortSignal };

async function rollOut(
  { origin, registry }: TestShop,
  browser: Browser,
  { poison, version, most, stop }: Plan,
): Promise<PoisonedRollout> {
  const build = await rebuildAsVersion(
    PART,
    version,
    (script) => script === 'expose-home.js' && (poison.script ?? true),
  );
  await registry.publish(build);
  await rm(build, { recursive: true });
  const decision = { channel, author: 'bench', reason: poison.name };
  await registry.pin({ ...decision, parts: { [PART]: version }, buckets: SHARE * 100 });
  const start = Date.now();
  const watching = watchCandidate(origin, stop);
  const isOver = async (): Promise<boolean> => !(await registry.live(channel))?.rollout;
  const visitors = await sendVisitors(browser, origin, {
    stop,
    isEnough: async (so) => so.length >= most || (await isOver()),
  });
  const isAborted = await isOver();
  if (!isAborted) await registry.abort({ ...decision, reason: 'enough visitors' });
  const last = await watching;
  const live = await registry.live(channel);
  const abortedAt = Date.parse(live?.time ?? '');
  return {
    name: poison.name,
    visitors: visitors.length,
    candidates: visitors.filter(({ hasCandidate }) => hasCandidate).length,
    aborted: isAborted
      ? {
          after: (abortedAt - start) / 1_000,
          reason: live?.reason ?? '',
          lastPage: Math.max(0, last - abortedAt) / 1_000,
        }
      : null,
  };
}

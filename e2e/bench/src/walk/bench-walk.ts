import { say } from '@jishi/scripts/terminal';
import { conditions } from '../browser/conditions.ts';
import { lateShare, rounded } from '../browser/frames.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { openShop } from '../shop/open-shop.ts';
import { measureWalk, walks } from './measure-walk.ts';
import { type WalkResult, walkReport } from './walk-report.ts';

export type BenchWalkOptions = { runs: number; isDry: boolean; stop: AbortSignal };

/** Measures how evenly the street moves on a slow phone. */
export async function benchWalk({ runs, isDry, stop }: BenchWalkOptions): Promise<void> {
  const result = await measure(runs, stop);
  await writeReport('walk', result, walkReport(result), isDry);
}

async function measure(runs: number, stop: AbortSignal): Promise<WalkResult> {
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(await openShop(stop), (opened) => opened.stop());
  const browser = closing.adopt(await openBrowser(), (opened) => opened.close());
  const began = new Date().toISOString();
  const loadAverages = [loadAverage()];
  const measured: WalkResult['runs'] = [];
  for (let round = 0; round <= runs; round += 1) {
    for (const walk of walks) {
      stop.throwIfAborted();
      const gaps = await measureWalk(browser, shop.origin, walk, conditions);
      const late = (100 * lateShare(gaps)).toFixed(1);
      say('round', `${round} of ${runs}, ${walk}: ${late} % of ${gaps.length} frames late`);
      if (round > 0) measured.push({ walk, gaps: rounded(gaps) }); // the first one warms up
    }
  }
  loadAverages.push(loadAverage());
  const { cpuSlowdown, viewport, pixelRatio } = conditions;
  return {
    format: 1,
    began,
    machine: describeMachine(browser.version()),
    loadAverages,
    conditions: { cpuSlowdown, viewport, pixelRatio },
    runs: measured,
  };
}

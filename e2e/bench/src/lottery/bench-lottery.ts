import { demoCustomer, signIn } from '@jishi/e2e/api';
import { say } from '@jishi/scripts/terminal';
import { conditions } from '../browser/conditions.ts';
import { lateShare, rounded } from '../browser/frames.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { openShop } from '../shop/open-shop.ts';
import { type LotteryResult, lotteryReport } from './lottery-report.ts';
import { games, measureRide } from './measure-ride.ts';

export type BenchLotteryOptions = { runs: number; isDry: boolean; stop: AbortSignal };

/** Measures how evenly each game moves on a slow phone. */
export async function benchLottery({ runs, isDry, stop }: BenchLotteryOptions): Promise<void> {
  const result = await measure(runs, stop);
  await writeReport('lottery', result, lotteryReport(result), isDry);
}

async function measure(runs: number, stop: AbortSignal): Promise<LotteryResult> {
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(await openShop(stop), (opened) => opened.stop());
  const browser = closing.adopt(await openBrowser(), (opened) => opened.close());
  const tokens = await signIn(demoCustomer, shop.origin);
  const began = new Date().toISOString();
  const loadAverages = [loadAverage()];
  const measured: LotteryResult['runs'] = [];
  for (let round = 0; round <= runs; round += 1) {
    for (const game of games) {
      stop.throwIfAborted();
      const gaps = await measureRide(browser, shop.origin, tokens, game, conditions);
      say(
        'round',
        `${round} of ${runs}, ${game}: ${(100 * lateShare(gaps)).toFixed(1)} % of ${gaps.length} frames late`,
      );
      if (round > 0) measured.push({ game, gaps: rounded(gaps) }); // the first one warms up
    }
  }
  loadAverages.push(loadAverage());
  const { cpuSlowdown, viewport, pixelRatio } = conditions;
  const slowed = { cpuSlowdown, viewport, pixelRatio };
  return {
    format: 1,
    began,
    machine: describeMachine(browser.version()),
    loadAverages,
    conditions: slowed,
    runs: measured,
  };
}

import { serveForTests } from '@jishi/scripts/shop';
import { say } from '@jishi/scripts/terminal';
import { screens } from '../browser/conditions.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { publicPages } from '../page-set/page-set.ts';
import { writeReport } from '../report/write-report.ts';
import { waitUntilWarm } from '../shop/wait-until-warm.ts';
import { type BeaconResult, beaconReport, type Pair } from './beacon-report.ts';
import { measureView } from './measure-view.ts';

export type BenchBeaconOptions = { runs: number; isDry: boolean; stop: AbortSignal };

/** Measures what it costs a page that its tab tells how it went: two shops, one of which asks no tab, in turns. */
export async function benchBeacon({ runs, isDry, stop }: BenchBeaconOptions): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const open = async (sample: string) => {
    const shop = closing.adopt(await serveForTests({ SHOP_RUM_SAMPLE: sample }, stop), (opened) => opened.stop());
    await waitUntilWarm(shop.dataFolder, stop);
    return shop.origin;
  };
  const origins = { silent: await open('0'), telling: await open('1') };
  const browser = closing.adopt(await openBrowser(), (opened) => opened.close());
  const began = new Date().toISOString();
  const loadAverages = [loadAverage()];
  const pairs = publicPages.flatMap(({ name, path }) =>
    screens.map((screen) => ({ path, pair: { page: name, screen, silent: [], telling: [] } as Pair })),
  );
  const sides = ['silent', 'telling'] as const;
  for (let round = 0; round <= runs; round += 1) {
    say('views', round === 0 ? 'a round to get warm' : `round ${round} of ${runs}, load average ${loadAverage()}`);
    for (const { path, pair } of pairs) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        stop.throwIfAborted();
        const view = await measureView(browser, origins[side] + path, pair.screen);
        if (round > 0) pair[side].push(view);
      }
    }
  }
  loadAverages.push(loadAverage());
  const machine = describeMachine(browser.version());
  const result: BeaconResult = { format: 1, began, machine, loadAverages, pairs: pairs.map(({ pair }) => pair) };
  await writeReport('beacon', result, beaconReport(result), isDry);
}

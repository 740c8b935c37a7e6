import { rm } from 'node:fs/promises';
import { rebuildAsVersion } from '@jishi/e2e/rebuild-as-version';
import { keysFromSettings, openRegistry } from '@jishi/release';
import { root } from '@jishi/scripts/checkout';
import { say } from '@jishi/scripts/terminal';
import { describeMachine, loadAverage } from '../machine.ts';
import { openRevision } from '../renders/open-revision.ts';
import { writeReport } from '../report/write-report.ts';
import { type ArmsResult, armsReport } from './arms-report.ts';
import { beginRollout, endRollout, measureCost, type Stage } from './measure-arms.ts';
import { measureShares } from './measure-shares.ts';

export type BenchArmsOptions = { runs: number; isDry: boolean; stop: AbortSignal };

const PART = 'mf-catalog';
const VERSION = '9.9.9';

/** Measures what a page costs while a rollout runs, beside the same shop without one, and what readers feel of new shares. */
export async function benchArms({ runs, isDry, stop }: BenchArmsOptions): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(await openRevision(root, stop), (opened) => opened.stop());
  const keys = keysFromSettings({}, { dataFolder: shop.dataFolder, base: shop.dataFolder, isDemo: true });
  const registry = openRegistry(`${shop.dataFolder}/registry`, keys);
  const build = await rebuildAsVersion(PART, VERSION);
  await registry.publish(build);
  await rm(build, { recursive: true });
  const stage: Stage = { shop, registry, parts: { [PART]: VERSION }, stop };

  const began = new Date().toISOString();
  const loadAverages = [loadAverage()];
  const [one, two]: [ArmsResult['one'], ArmsResult['two']] = [[], []];
  for (let round = 1; round <= runs; round += 1) {
    stop.throwIfAborted();
    one.push(await measureCost(stage, [null]));
    const { live, candidate } = await beginRollout(stage);
    two.push(await measureCost(stage, [live, candidate]));
    await endRollout(stage);
    say(
      'round',
      `${round} of ${runs}: ${one.at(-1)!.web.toFixed(1)} and ${two.at(-1)!.web.toFixed(1)} ms of processor`,
    );
  }
  await beginRollout(stage);
  const shares = await measureShares(stage, VERSION);
  loadAverages.push(loadAverage());
  const result: ArmsResult = { format: 1, began, machine: describeMachine(''), loadAverages, one, two, shares };
  await writeReport('arms', result, armsReport(result), isDry);
}

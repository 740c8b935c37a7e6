import { sources } from '../api/servers/sources.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { type LiveRun, liveReport } from './live-report.ts';
import { measureLive } from './measure-live.ts';

/** How soon, and how often, those who look at a flash sale are told what is left of it. */
export async function benchLive({ isDry, stop }: { isDry: boolean; stop: AbortSignal }): Promise<void> {
  const began = new Date().toISOString();
  const before = loadAverage();
  const result = await measureLive({ stop });
  const machine = describeMachine('none', sources);
  const run: LiveRun = { format: 1, began, machine, loadAverages: [before, loadAverage()], result };
  await writeReport('live', run, liveReport(run), isDry);
}

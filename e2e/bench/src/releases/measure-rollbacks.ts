import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '@jishi/scripts/terminal';
import { rollBack, serialBefore } from './roll-back.ts';
import type { Answer, SteadyLoad } from './steady-load.ts';

/** One rollback under load; times are milliseconds since the command was started. */
export type Rollback = {
  serial: number;
  /** The command had printed its answer. */
  command: number;
  /** The last byte of the last page of an older release had come. */
  lastStale: number;
  /** The first page of the new release had come. */
  firstNew: number;
};

/** For so long no page may be of an older release before a rollback counts as done. */
const CALM_MS = 1_500;
const WITHIN_MS = 30_000;

/** Rolls back again and again; each time the contents before the live ones come back. */
export async function measureRollbacks(
  dataFolder: string,
  load: SteadyLoad,
  times: number,
  stop: AbortSignal,
): Promise<Rollback[]> {
  const rollbacks: Rollback[] = [];
  for (let count = 1; count <= times; count += 1) {
    stop.throwIfAborted();
    const rollback = await rollBackOnce(dataFolder, load);
    rollbacks.push(rollback);
    say('rollback', `${count} of ${times}: last stale page after ${Math.round(rollback.lastStale)} ms`);
  }
  return rollbacks;
}

async function rollBackOnce(dataFolder: string, { answers }: SteadyLoad): Promise<Rollback> {
  const previous = await serialBefore(dataFolder);
  const before = answers.length;
  const began = performance.now();
  const serial = await rollBack(dataFolder, previous);
  const command = performance.now() - began;
  const since = (): readonly Answer[] => answers.slice(before).filter(({ failure }) => failure === null);
  const isDone = (): boolean => {
    const fresh = since().filter((answer) => answer.serial >= serial);
    const first = Math.min(...fresh.map(({ ended }) => ended));
    const stale = since().filter((answer) => answer.serial < serial && answer.ended > first);
    const last = Math.max(first, ...stale.map(({ ended }) => ended));
    return performance.now() - last > CALM_MS;
  };
  while (!isDone()) {
    if (performance.now() - began > WITHIN_MS)
      throw new Error(`no page of release ${serial} within ${WITHIN_MS} ms: is the machine busy with something else?`);
    await sleep(50);
  }
  const ended = (of: readonly Answer[]): number[] => of.map((answer) => answer.ended - began);
  return {
    serial,
    command,
    lastStale: Math.max(...ended(since().filter((answer) => answer.serial < serial))),
    firstNew: Math.min(...ended(since().filter((answer) => answer.serial >= serial))),
  };
}

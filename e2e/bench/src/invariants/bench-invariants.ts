import { fileURLToPath } from 'node:url';
import { root } from '@jishi/scripts/checkout';
import { runProgram } from '@jishi/scripts/processes';
import { ScriptError, say } from '@jishi/scripts/terminal';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { invariantsReport } from './invariants-report.ts';
import { type Range, rangesToRun, readProgress, writeProgress } from './progress.ts';

const program = fileURLToPath(import.meta.resolve('@jishi/backend/conformance/schedules'));
/** A range has a database of its own: the check of all of it must not grow with the seeds that went before. */
const RANGE = 500;

/** Runs so many schedules on PostgreSQL, from seed 1; ranges that have run before are not run again, unless it begins anew. */
export async function benchInvariants({
  runs,
  isDry,
  isAnew,
  stop,
}: {
  runs: number;
  isDry: boolean;
  isAnew: boolean;
  stop: AbortSignal;
}): Promise<void> {
  const done = isAnew ? [] : readProgress();
  for (const { first, count } of rangesToRun(runs, RANGE, done)) {
    if (stop.aborted) break;
    const range = await runRange(first, count, stop);
    if (!range) break;
    const known = done.findIndex((one) => one.first === first);
    done.splice(known === -1 ? done.length : known, known === -1 ? 0 : 1, range);
    await writeProgress(done);
    say(
      'schedules',
      `${first} to ${first + count - 1}: ${range.failure ? 'FAILED' : 'fine'}, ${range.seconds.toFixed(0)} s`,
    );
  }
  const ranges = done.filter(({ first }) => first <= runs).sort((one, other) => one.first - other.first);
  if (ranges.length === 0) return;
  const result = { format: 1 as const, wanted: runs, machine: describeMachine('none'), ranges };
  await writeReport('invariants', result, invariantsReport(result), isDry);
  const failures = ranges.flatMap(({ failure }) => failure ?? []);
  if (failures.length > 0) throw new ScriptError(failures.join('\n\n'));
}

/** Null when it was stopped on the way. */
async function runRange(first: number, count: number, stop: AbortSignal): Promise<Range | null> {
  const [began, start, load] = [new Date().toISOString(), performance.now(), loadAverage()];
  const args = [program, '--engine', 'postgres', '--first', String(first), '--count', String(count)];
  const { code, output } = await runProgram(process.execPath, args, { cwd: root, signal: stop });
  if (stop.aborted) return null;
  const seconds = (performance.now() - start) / 1000;
  const told = /^\{.*\}$/m.exec(output)?.[0];
  if (!told) throw new ScriptError(`The schedules ${first} to ${first + count - 1} could not be run:\n${output}`);
  const { revision } = describeMachine('none');
  const counts = JSON.parse(told) as Range['counts'];
  const failure = code === 0 ? null : output.replace(/^(\d+ schedules|\{.*\})$/gm, '').trim();
  return { first, count, began, revision, seconds, loadAverage: load, counts, failure };
}

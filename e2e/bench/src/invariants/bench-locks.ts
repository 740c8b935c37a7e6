import { fileURLToPath } from 'node:url';
import { root } from '@jishi/scripts/checkout';
import { runProgram } from '@jishi/scripts/processes';
import { ScriptError } from '@jishi/scripts/terminal';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { type LocksResult, locksReport, type Proof } from './locks-report.ts';

const program = fileURLToPath(import.meta.resolve('@jishi/backend/conformance/locks'));

/** Takes every listed lock away and runs the schedules without it, from seed `runs`; each run has to fail. */
export async function benchLocks({ runs, isDry, stop }: { runs: number; isDry: boolean; stop: AbortSignal }) {
  const began = new Date().toISOString();
  const load = loadAverage();
  const args = [program, '--json', '--first', String(runs)];
  const { output } = await runProgram(process.execPath, args, { cwd: root, signal: stop });
  if (stop.aborted) return;
  const proofs = readProofs(output);
  const result: LocksResult = {
    format: 1,
    began,
    machine: describeMachine('none'),
    loadAverage: load,
    first: runs,
    proofs,
  };
  await writeReport('locks', result, locksReport(result), isDry);
  const missed = proofs.filter(({ isFound }) => !isFound).map(({ name }) => name);
  if (missed.length > 0) throw new ScriptError(`Nobody noticed the loss of: ${missed.join(', ')}`);
}

function readProofs(output: string): Proof[] {
  try {
    return JSON.parse(output) as Proof[];
  } catch {
    throw new ScriptError(`The locks could not be tried:\n${output}`);
  }
}

import { loadAverage } from '../machine.ts';
import type { Outcome } from './run-bench.ts';
import type { Failure, MeasuredBench, WholeReport } from './whole-report.ts';

/** A bench with so many runs. `limitMs`: longer than this it hangs. */
export type Plan = { name: string; runs: number; limitMs: number };

export type Means = {
  stop: AbortSignal;
  /** The machine and the revision, told anew for each bench: somebody may commit meanwhile. */
  describe: () => MeasuredBench['machine'];
  /** Waits until the machine is quiet, or for long enough. */
  rest: () => Promise<void>;
  run: (plan: Plan) => Promise<Outcome>;
  /** Keeps what is finished. */
  keep: (report: WholeReport) => Promise<void>;
};

/** Runs what is missing in a report, bench after bench; one that fails is noted and the rest goes on, until it is stopped. */
export async function runAll(begun: WholeReport, plans: readonly Plan[], means: Means): Promise<WholeReport> {
  let report: WholeReport = { ...begun, failures: [] };
  for (const plan of plans) {
    if (report.benches[plan.name]) continue;
    if (!means.stop.aborted) await means.rest();
    if (means.stop.aborted) break;
    report = withOutcome(report, await runOne(plan, means));
    await means.keep(report);
  }
  return report;
}

type Ran = { name: string; measured: MeasuredBench } | { failure: Failure };

async function runOne(plan: Plan, { run, describe }: Means): Promise<Ran> {
  const [began, start, before] = [new Date().toISOString(), performance.now(), loadAverage()];
  const machine = describe();
  const outcome = await run(plan);
  const conditions = { began, seconds: (performance.now() - start) / 1000, load: { before, after: loadAverage() } };
  if (outcome.how !== 'measured') return { failure: { bench: plan.name, ...outcome, ...conditions } };
  return { name: plan.name, measured: { runs: plan.runs, ...conditions, machine, figures: outcome.figures } };
}

const withOutcome = (report: WholeReport, ran: Ran): WholeReport =>
  'failure' in ran
    ? { ...report, failures: [...report.failures, ran.failure] }
    : { ...report, benches: { ...report.benches, [ran.name]: ran.measured } };

import { say } from '@jishi/scripts/terminal';
import { describeMachine } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { type JudgementResult, judgementReport, type Simulated } from './judgement-report.ts';
import { type Ending, simulateRollout } from './simulate-rollout.ts';
import { type Scenario, scenarios } from './visitors.ts';

export type BenchJudgementOptions = { runs: number; isDry: boolean; stop: AbortSignal };

/** Visitors a minute of a small shop and of a large one. With fewer everything takes as much longer. */
const TRAFFIC = [100, 1_000];
/** So many times as many rollouts of a candidate that changes nothing: false alarms are rare. */
const MORE_OF_NOTHING = 10;

/** Judges thousands of made-up rollouts: how soon a bad candidate is found, whom it has harmed by then, and how often a good one is taken for bad. */
export async function benchJudgement({ runs, isDry, stop }: BenchJudgementOptions): Promise<void> {
  const began = new Date().toISOString();
  const start = performance.now();
  const simulated: Simulated[] = [];
  for (const scenario of scenarios) {
    for (const perMinute of TRAFFIC) {
      stop.throwIfAborted();
      simulated.push(simulateMany(scenario, perMinute, scenario.harmed === 0 ? runs * MORE_OF_NOTHING : runs));
    }
    say('judged', scenario.name);
  }
  const seconds = (performance.now() - start) / 1_000;
  const result: JudgementResult = { format: 1, began, machine: describeMachine('none'), seconds, simulated };
  await writeReport('judgement', result, judgementReport(result), isDry);
}

function simulateMany(scenario: Scenario, perMinute: number, rollouts: number): Simulated {
  const endings = Array.from({ length: rollouts }, (_, seed) => simulateRollout(scenario, perMinute, seed));
  const aborted = endings.filter(({ abortedAt }) => abortedAt !== null);
  return {
    name: scenario.name,
    perMinute,
    rollouts,
    minutes: aborted.map(({ abortedAt }) => abortedAt ?? 0),
    harmed: endings.map(({ harmed, visitors }) => harmed / visitors),
    foundBy: mostOften(aborted),
  };
}

/** The family that spoke loudest most often. */
function mostOften(endings: readonly Ending[]): string {
  const families = endings.flatMap(({ judgement }) => judgement.findings.slice(0, 1).map(({ family }) => family));
  const counts = [...Map.groupBy(families, (family) => family)].map(([family, own]) => [family, own.length] as const);
  return counts.sort((a, b) => b[1] - a[1])[0]?.[0] ?? '–';
}

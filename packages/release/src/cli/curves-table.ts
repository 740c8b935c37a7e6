import { eventText } from '../judgement/finding-text.ts';
import type { Finding } from '../judgement/judge.ts';
import type { ArmCurve, RolloutCurves } from '../judgement/read-curves.ts';
import { table } from './table.ts';

/** Rows a terminal shows at a glance: every fifth of the 60 intervals. */
const ROWS = 12;

/** Visitors and what was found, with the candidate and without, over time. */
export function curvesTable({ times, candidate, control }: RolloutCurves, findings: readonly Finding[]): string {
  const every = Math.ceil(times.length / ROWS);
  const shown = times.map((_, at) => at).filter((at) => (times.length - 1 - at) % every === 0);
  const pair = (read: (arm: ArmCurve) => number[] | undefined, at: number): string =>
    [candidate, control].map((arm) => read(arm)?.[at] ?? 0).join(' / ');
  const rows = shown.map((at) => [
    times[at] ?? '',
    pair(({ visitors }) => visitors, at),
    ...findings.map(({ family, event }) => pair(({ events }) => events[family]?.[event], at)),
  ]);
  return table(['WITH / WITHOUT', 'VISITORS', ...findings.map(eventText)], rows);
}

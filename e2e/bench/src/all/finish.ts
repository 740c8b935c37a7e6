import { type Base, compareAll, measuredNow } from './whole-markdown.ts';
import type { WholeReport } from './whole-report.ts';

/** What the commands end with: everything is as it was, something could not be measured, or something got worse. */
const exitCodes = { fine: 0, notMeasured: 1, worse: 3 } as const;

export function exitCodeOf(now: WholeReport, base: Base): number {
  if (measuredNow(now).length < now.wanted.length) return exitCodes.notMeasured;
  const isWorse = compareAll(now, base).some(({ comparisons }) =>
    comparisons.some(({ verdict }) => verdict === 'worse'),
  );
  return isWorse ? exitCodes.worse : exitCodes.fine;
}

/** With benches the base has and this run has not measured, so that the next run can be compared with them. */
export const withKept = (now: WholeReport, { report }: Base): WholeReport => ({
  ...now,
  benches: { ...report?.benches, ...now.benches },
});

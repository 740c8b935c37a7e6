import { duration } from './progress.ts';

/** What a step of `npm test` found. */
export type StepResult = {
  passed: number;
  failed: number;
  /** What was not checked, in words. With CI=true each of them counts as failed. */
  leftOut: string[];
  /** What a reader should know of a step that passed. */
  notes?: string[];
};

/** A step that ran: its name, its result, how long it took. */
export type StepReport = StepResult & { name: string; milliseconds: number };

export const passed: StepResult = { passed: 1, failed: 0, leftOut: [] };
export const failed: StepResult = { passed: 0, failed: 1, leftOut: [] };

/** One result of several. */
export const sum = (results: readonly StepResult[]): StepResult => ({
  passed: results.reduce((total, result) => total + result.passed, 0),
  failed: results.reduce((total, result) => total + result.failed, 0),
  leftOut: results.flatMap((result) => result.leftOut),
  notes: results.flatMap((result) => result.notes ?? []),
});

/** In strict mode what was left out has failed. */
export function judged(result: StepResult, strict: boolean): StepResult {
  return strict ? { ...result, failed: result.failed + result.leftOut.length } : result;
}

/** A line per step, what was left out, and as the very last line `N passed, N failed`. */
export function summary(reports: readonly StepReport[]): string {
  const lines = reports.map(
    ({ name, passed, failed, milliseconds }) =>
      `${failed === 0 ? '✓' : '✗'} ${name.padEnd(22)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${duration(milliseconds)}`,
  );
  const leftOut = reports.flatMap((report) => report.leftOut.map((what) => `! left out: ${report.name}: ${what}`));
  const notes = reports.flatMap((report) => (report.notes ?? []).map((note) => `! ${report.name}: ${note}`));
  const total = sum(reports);
  return ['', ...lines, ...leftOut, ...notes, '', `${total.passed} passed, ${total.failed} failed`].join('\n');
}

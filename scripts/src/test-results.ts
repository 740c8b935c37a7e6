import { readFileSync } from 'node:fs';
import type { StepResult } from './report.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/**
 * Result of a vitest run from its JSON report. A run that failed without a failed test (a file that does not load, an
 * error outside any test) counts as one failure.
 */
export function vitestResult(file: string, code: number): StepResult {
  const report = readReport<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1, leftOut: [] };
  const failed = report.numFailedTests || (code === 0 && report.success ? 0 : 1);
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed, leftOut: skippedTests(skipped) };
}

/** Browser tests that may pass only when repeated: several browsers and shops share the processor with them. */
const MAX_UNSTEADY = 2;

/**
 * Result of a Playwright run from its JSON report. Tests that passed only when repeated are named by the run and counted
 * in a note; more than a few of them have failed.
 */
export function playwrightResult(file: string, code: number): StepResult {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1, leftOut: [] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const unsteady = flaky > MAX_UNSTEADY ? 0 : flaky;
  const failed = unexpected + flaky - unsteady || (code === 0 && report.errors.length === 0 ? 0 : 1);
  const notes = flaky > 0 ? [`${flaky} passed only when repeated (at most ${MAX_UNSTEADY} may)`] : [];
  return { passed: expected + unsteady, failed, leftOut: skippedTests(skipped), notes };
}

const skippedTests = (count: number): string[] => (count > 0 ? [`${count} tests were skipped`] : []);

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

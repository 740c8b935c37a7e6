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

/** Result of a Playwright run from its JSON report. A test that passed only when repeated has failed. */
export function playwrightResult(file: string, code: number): StepResult {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1, leftOut: [] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky || (code === 0 && report.errors.length === 0 ? 0 : 1);
  return { passed: expected, failed, leftOut: skippedTests(skipped) };
}

const skippedTests = (count: number): string[] => (count > 0 ? [`${count} tests were skipped`] : []);

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { StepResult } from './report.ts';
import type { RunFindings } from './run-findings.ts';

type VitestReport = {
  testResults: {
    name: string;
    message?: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; line: number; tests: { status: string; projectName?: string }[] }[];
};
type PlaywrightReport = {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Of so many tests one may pass only when repeated, and two in any case: servers, browsers and databases share the processor with them. */
const UNSTEADY_OF = { unit: 2_000, browser: 60 };
const LEAST_ALLOWED = 2;

const allowedOf = (kind: keyof typeof UNSTEADY_OF, tests: number): number =>
  Math.max(LEAST_ALLOWED, Math.floor(tests / UNSTEADY_OF[kind]));

const unsteadyNote = (count: number, allowed: number): string[] =>
  count > 0 ? [`${count} passed only when repeated (at most ${allowed} may)`] : [];

const nothingFound: RunFindings = { unhandled: [], repeated: [] };

/**
 * Result of a vitest run from its JSON report and its other findings (`run-findings.ts`). A run that failed without a
 * failed test (a file that does not load, an error outside any test) counts as one failure. Tests that passed only when
 * repeated are named; more than a few of them have failed.
 */
export function vitestResult(file: string, findingsFile: string, code: number): StepResult {
  const report = readReport<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1, leftOut: [] };
  const { unhandled, repeated } = readReport<RunFindings>(findingsFile) ?? nothingFound;
  const allowed = allowedOf('unit', report.numPassedTests);
  const tooUnsteady = repeated.length > allowed ? repeated.length : 0;
  const failed = report.numFailedTests || (code === 0 && report.success ? 0 : 1);
  const skipped = report.numPendingTests + report.numTodoTests;
  const named = repeated.map((test) => `repeated ${test.file}: ${test.fullName}: ${firstLine(test.message)}`);
  return {
    passed: report.numPassedTests - tooUnsteady,
    failed: failed + tooUnsteady,
    leftOut: skippedTests(skipped),
    notes: [
      ...failedFiles(report),
      ...unhandled.map(unhandledError),
      ...unsteadyNote(repeated.length, allowed),
      ...named.slice(0, MAX_NAMED),
    ],
  };
}

/** So many failures are named at the end of a run; the others stand in its output. */
const MAX_NAMED = 20;

/** So many lines of a stack follow an error. */
const MAX_PLACES = 6;

const firstLine = (text = ''): string => text.split('\n')[0]?.slice(0, 200) ?? '';

/** An error outside any test: its message, and where it came from, as far as the stack tells. */
function unhandledError(stack: string): string {
  const places = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  // Of libraries the innermost place is enough; our own say whose error it is.
  const own = places.filter((place, index) => index === 0 || !/node_modules|\(?node:/.test(place));
  return ['unhandled', firstLine(stack), ...own.slice(0, MAX_PLACES)].join(' ');
}

/** What failed, each in a line: whoever has only the end of a run's output knows what to look at. */
function failedFiles({ testResults }: VitestReport): string[] {
  const lines = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(process.cwd(), name);
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages?.[0])}`);
  });
  return lines.slice(0, MAX_NAMED);
}

/**
 * Result of a Playwright run from its JSON report. Tests that passed only when repeated are named by the run and counted
 * in a note; more than a few of them have failed.
 */
export function playwrightResult(file: string, code: number): StepResult {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1, leftOut: [] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const allowed = allowedOf('browser', expected + unexpected + flaky);
  const unsteady = flaky > allowed ? 0 : flaky;
  const failed = unexpected + flaky - unsteady || (code === 0 && report.errors.length === 0 ? 0 : 1);
  const notes = [...unsteadyNote(flaky, allowed), ...report.suites.flatMap(failedSpecs).slice(0, MAX_NAMED)];
  return { passed: expected + unsteady, failed, leftOut: skippedTests(skipped), notes };
}

/** What failed, or passed only when repeated, each in a line. */
function failedSpecs({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName }) =>
        [status === 'flaky' ? 'repeated' : 'failed', projectName, `${file}:${line}`, title].filter(Boolean).join(' '),
      ),
  );
  return [...own, ...suites.flatMap(failedSpecs)];
}

const skippedTests = (count: number): string[] => (count > 0 ? [`${count} tests were skipped`] : []);

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

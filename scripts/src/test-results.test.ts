import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightResult, vitestResult } from './test-results.ts';

function aReport(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-scripts-'));
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return { path, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}

const vitest = { numPassedTests: 9, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, success: true };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

test.each([
  [vitest, 0, { passed: 9, failed: 0, leftOut: [] }],
  [{ ...vitest, numFailedTests: 2, success: false }, 1, { passed: 9, failed: 2, leftOut: [] }],
  [{ ...vitest, success: false }, 1, { passed: 9, failed: 1, leftOut: [] }],
  [{ ...vitest, numPendingTests: 3 }, 0, { passed: 9, failed: 0, leftOut: ['3 tests were skipped'] }],
])('vitest %#', (content, code, result) => {
  using report = aReport(content);
  expect(vitestResult(report.path, code)).toEqual(result);
});

test.each([
  [playwright, 0, { passed: 5, failed: 0, leftOut: [], notes: [] }],
  [
    { ...playwright, stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } },
    1,
    { passed: 5, failed: 1, leftOut: [], notes: ['1 passed only when repeated (at most 2 may)'] },
  ],
  [
    { ...playwright, stats: { expected: 4, unexpected: 0, flaky: 3, skipped: 0 } },
    0,
    { passed: 4, failed: 3, leftOut: [], notes: ['3 passed only when repeated (at most 2 may)'] },
  ],
  [{ ...playwright, errors: [{}] }, 1, { passed: 5, failed: 1, leftOut: [], notes: [] }],
])('playwright %#', (content, code, result) => {
  using report = aReport(content);
  expect(playwrightResult(report.path, code)).toEqual(result);
});

test('a run without a report has failed', () => {
  expect(vitestResult('nowhere.json', 0)).toEqual({ passed: 0, failed: 1, leftOut: [] });
  expect(playwrightResult('nowhere.json', 0)).toEqual({ passed: 0, failed: 1, leftOut: [] });
});

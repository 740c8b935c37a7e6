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

const vitest = {
  numPassedTests: 9,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  testResults: [],
};
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

test.each([
  [vitest, 0, { passed: 9, failed: 0, leftOut: [], notes: [] }],
  [{ ...vitest, numFailedTests: 2, success: false }, 1, { passed: 9, failed: 2, leftOut: [], notes: [] }],
  [{ ...vitest, success: false }, 1, { passed: 9, failed: 1, leftOut: [], notes: [] }],
  [{ ...vitest, numPendingTests: 3 }, 0, { passed: 9, failed: 0, leftOut: ['3 tests were skipped'], notes: [] }],
])('vitest %#', (content, code, result) => {
  using report = aReport(content);
  expect(vitestResult(report.path, '', code)).toEqual(result);
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
  [
    { ...playwright, stats: { expected: 453, unexpected: 0, flaky: 7, skipped: 0 } },
    0,
    { passed: 460, failed: 0, leftOut: [], notes: ['7 passed only when repeated (at most 7 may)'] },
  ],
  [
    { ...playwright, stats: { expected: 452, unexpected: 0, flaky: 8, skipped: 0 } },
    0,
    { passed: 452, failed: 8, leftOut: [], notes: ['8 passed only when repeated (at most 7 may)'] },
  ],
  [{ ...playwright, errors: [{}] }, 1, { passed: 5, failed: 1, leftOut: [], notes: [] }],
])('playwright %#', (content, code, result) => {
  using report = aReport(content);
  expect(playwrightResult(report.path, code)).toEqual(result);
});

test('what failed is named, each in a line', () => {
  const price = {
    fullName: 'prices are cents',
    status: 'failed',
    failureMessages: ['Error: expected 1\n    at price.ts'],
  };
  const passing = { fullName: 'prices are shown', status: 'passed' };
  using unit = aReport({
    ...vitest,
    numFailedTests: 1,
    success: false,
    testResults: [
      { name: join(process.cwd(), 'src/price.test.ts'), status: 'failed', assertionResults: [passing, price] },
      {
        name: join(process.cwd(), 'src/cart.test.ts'),
        status: 'failed',
        message: 'no such module\n',
        assertionResults: [],
      },
    ],
  });
  expect(vitestResult(unit.path, '', 1).notes).toEqual([
    'src/price.test.ts: prices are cents: Error: expected 1',
    'src/cart.test.ts: no such module',
  ]);
  const spec = (title: string, status: string, projectName = '') => ({
    title,
    file: 'journeys/buy.spec.ts',
    line: 7,
    tests: [{ status, projectName }],
  });
  using browser = aReport({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      { specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'unexpected', 'webkit'), spec('c', 'flaky')] }] },
    ],
  });
  expect(playwrightResult(browser.path, 1).notes).toEqual([
    '1 passed only when repeated (at most 2 may)',
    'failed webkit journeys/buy.spec.ts:7 b',
    'repeated journeys/buy.spec.ts:7 c',
  ]);
});

test('a run without a report has failed', () => {
  expect(vitestResult('nowhere.json', 'nowhere.json', 0)).toEqual({ passed: 0, failed: 1, leftOut: [] });
  expect(playwrightResult('nowhere.json', 0)).toEqual({ passed: 0, failed: 1, leftOut: [] });
});

test('an error outside any test is named with its places', () => {
  using unit = aReport({ ...vitest, success: false });
  using findings = aReport({
    unhandled: [
      'Error: read ECONNRESET\n    at TCP.onRead (node:net:1:2)\n    at run (/x/node_modules/msw/a.js:1:1)\n    at stop (src/api.ts:3:4)',
    ],
    repeated: [],
  });
  expect(vitestResult(unit.path, findings.path, 1)).toEqual({
    passed: 9,
    failed: 1,
    leftOut: [],
    notes: ['unhandled Error: read ECONNRESET at TCP.onRead (node:net:1:2) at stop (src/api.ts:3:4)'],
  });
});

test.each([
  [2, { passed: 9, failed: 0 }],
  [3, { passed: 6, failed: 3 }],
])('%s unit tests that passed only when repeated', (count, result) => {
  const repeated = Array.from({ length: count }, () => ({ file: 'a.test.ts', fullName: 'waits', message: 'late\nx' }));
  using unit = aReport(vitest);
  using findings = aReport({ unhandled: [], repeated });
  expect(vitestResult(unit.path, findings.path, 0)).toEqual({
    ...result,
    leftOut: [],
    notes: [
      `${count} passed only when repeated (at most 2 may)`,
      ...Array.from(repeated, () => 'repeated a.test.ts: waits: late'),
    ],
  });
});

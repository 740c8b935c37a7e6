import { expect, test } from 'vitest';
import { judged, passed, summary } from './report.ts';

const browser = { name: 'browser journeys', passed: 12, failed: 1, leftOut: [], milliseconds: 61_000 };
const api = { name: 'unit', passed: 300, failed: 0, leftOut: ['PostgreSQL does not answer'], milliseconds: 4200 };

test('the last line is the sum, plain', () => {
  const lines = summary([api, browser]).split('\n');
  expect(lines.at(-1)).toBe('312 passed, 1 failed');
  expect(lines).toContain('! left out: unit: PostgreSQL does not answer');
  expect(lines.find((line) => line.includes('browser'))).toMatch(/^✗ .* 1 failed {2}1 min 01 s$/);
});

test('in strict mode what is left out has failed', () => {
  expect(judged(api, false).failed).toBe(0);
  expect(judged(api, true).failed).toBe(1);
  expect(judged(passed, true).failed).toBe(0);
});

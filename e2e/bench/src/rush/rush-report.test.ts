import { expect, it } from 'vitest';
import { describeMachine } from '../machine.ts';
import { type RevisionRush, rushReport } from './rush-report.ts';

const orders = { count: 2, failed: 0, median: 1, p95: 2, p99: 3, max: 4, histogram: {} };
const revision = (name: string, perSecond: number): RevisionRush => {
  const sold = [{ atOnce: 256, perSecond, orders, faults: [] }];
  const refused = [{ perSecond: 10, answers: { ...orders, failed: 1 } }];
  return { revision: name, sold: { api: sold, web: sold }, refused: { api: refused, web: refused }, ordinary: sold };
};

it('puts the revisions beside each other, with what went wrong in each', () => {
  const bench = { began: '2026-11-26T10:00:00Z', machine: describeMachine('none'), loadAverages: [1, 2], rounds: 1 };
  const revisions = [revision('old', 100), revision('new', 500)];
  const { text: report, figures } = rushReport({ format: 1, ...bench, revisions });
  expect(report).toMatch(/\| api, 256 at once: orders a second +\| +100 \| +500 \| +5\.00 \|/);
  expect(report).toMatch(/\| ordinary orders, 256 at once: orders a second +\| +100 \| +500 \| +5\.00 \|/);
  expect(report).toContain('2 (old), 2 (new)');
  expect(figures).toContainEqual({
    name: 'api, 256 at once: orders a second',
    value: 500,
    unit: '/s',
    better: 'higher',
    runs: 1,
    deviation: null,
  });
});

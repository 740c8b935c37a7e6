import { expect, it } from 'vitest';
import { exponentOf, growthTable } from './growth-report.ts';
import type { ReadKind } from './parts/reads.ts';
import { readsTable } from './reads-report.ts';

const answers = { count: 2, failed: 1, median: 1, p95: 20, p99: 30, max: 40, histogram: {} };
const readingsOf = (perSecond: number) => {
  const reading = { perSecond, processor: 1e6 / perSecond, answers };
  return Object.fromEntries(['kept', 'product', 'page', 'filter'].map((kind) => [kind, [reading, reading]])) as Record<
    ReadKind,
    (typeof reading)[]
  >;
};

it('puts revisions beside each other and holds the last one to the goals', () => {
  const revisions = [
    { revision: 'old', readings: readingsOf(4_000) },
    { revision: 'new', readings: readingsOf(8_000) },
  ];
  const { text, figures } = readsTable({ goods: 10, urls: 5, atOnce: 64, rounds: 2, revisions });
  expect(text).toMatch(/\| from memory: answers a second +\| +4000 \| +8000 \| +2\.00 \| +≥ 8000 \| +met \|/);
  expect(text).toMatch(/\| from memory: processor of the api, µs +\| +250 \| +125 \| +0\.50 \|/);
  expect(text).toContain('8 answers of the last revision were not 200');
  expect(figures.find(({ name }) => name.startsWith('from memory: answers'))).toMatchObject({ value: 8_000, runs: 2 });
});

it('says when a goal is missed', () => {
  const { text } = readsTable({
    goods: 10,
    urls: 5,
    atOnce: 64,
    rounds: 2,
    revisions: [{ revision: 'only', readings: readingsOf(500) }],
  });
  expect(text).toMatch(/\| product made for the request: answers a second +\| +500 \| +≥ 1000 \| +\*\*missed\*\* \|/);
});

it.each([
  ['nothing', [7, 7, 7], 0],
  ['the size', [1, 10, 100], 1],
  ['its square root', [1, Math.sqrt(10), 10], 0.5],
])('what grows with %s has exponent %j', (_, values, exponent) =>
  expect(exponentOf(values.map((value, index) => [10 ** index, value]))).toBeCloseTo(exponent),
);

it('shows a figure for each size', () => {
  const ofSize = (size: number) => ({
    size,
    start: 1_000,
    memory: size / 10,
    answers: [{ kind: 'search', times: { ...answers, p95: size / 100 } }],
  });
  const { text } = growthTable({ of: 'goods', rate: 20, seconds: 10, sizes: [ofSize(1_000), ofSize(10_000)] });
  expect(text).toMatch(/\| goods +\| +1,000 \| +10,000 \| +exponent \|/);
  expect(text).toMatch(/\| search, p95 ms +\| +10\.0 \| +100\.0 \| +1\.00 \|/);
  expect(text).toMatch(/\| start of the api, by goods, ms +\| +1000 \| +1000 \| +0\.00 \|/);
});

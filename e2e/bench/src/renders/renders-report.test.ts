import { expect, test } from 'vitest';
import { mostPages } from './renders-report.ts';

const crowd = (readers: number, pagesPerSecond: number, p95: number) => ({ readers, pagesPerSecond, p95, failed: 0 });

test('the most pages a second are those of a crowd that is served in time, in the middle of its rounds', () => {
  const rounds = [
    ...[crowd(1, 10, 90), crowd(1, 12, 95), crowd(1, 11, 300)],
    ...[crowd(4, 30, 180), crowd(4, 34, 190), crowd(4, 32, 210)],
    ...[crowd(8, 40, 190), crowd(8, 44, 250), crowd(8, 42, 260)],
  ];
  expect(mostPages(rounds)).toBe(32);
  expect(mostPages([crowd(1, 3, 500)])).toBe(0);
});

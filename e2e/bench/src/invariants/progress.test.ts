import { expect, it } from 'vitest';
import { rangesToRun } from './progress.ts';

it('cuts the seeds into ranges and leaves out what has run', () => {
  expect(rangesToRun(1200, 500, [])).toEqual([
    { first: 1, count: 500 },
    { first: 501, count: 500 },
    { first: 1001, count: 200 },
  ]);
  const done = [
    { first: 501, count: 500 },
    { first: 1001, count: 200 },
  ];
  expect(rangesToRun(1200, 500, done)).toEqual([{ first: 1, count: 500 }]);
  expect(rangesToRun(1300, 500, done)).toEqual([
    { first: 1, count: 500 },
    { first: 1001, count: 300 },
  ]);
});

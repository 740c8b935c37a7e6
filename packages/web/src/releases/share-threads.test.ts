import { expect, test } from 'vitest';
import { shareThreads } from './share-threads.ts';

test.each([
  [1, 0, 1, 1],
  [1, 10_000, 1, 1],
  [2, 100, 2, 1],
  [2, 5_000, 2, 1],
  [2, 7_500, 1, 2],
  [2, 10_000, 1, 2],
  [4, 0, 4, 1],
  [4, 5_000, 3, 2],
  [4, 10_000, 1, 4],
])(
  'of %i threads at %i buckets %i are of the live release, %i of the candidate',
  (threads, buckets, live, candidate) => {
    expect(shareThreads(threads, { buckets })).toEqual({ live, candidate });
  },
);

test('without a rollout all are of the live release', () => {
  expect(shareThreads(4, undefined)).toEqual({ live: 4, candidate: 0 });
});

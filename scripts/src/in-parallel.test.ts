import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('never more than two at a time, results in order', async () => {
  let running = 0;
  let most = 0;
  const results = await inParallel([5, 1, 3, 2], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, item));
    running -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 30, 20]);
  expect(most).toBe(2);
});

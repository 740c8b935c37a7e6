import { expect, test, vi } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('never more than two at a time, results in order', async () => {
  const running = new Map<number, () => void>();
  const results = inParallel([5, 1, 3, 2], 2, async (item) => {
    await new Promise<void>((end) => running.set(item, end));
    running.delete(item);
    return item * 10;
  });
  for (const [ends, under] of [
    [1, [5, 1]],
    [3, [5, 3]],
    [5, [5, 2]],
    [2, [2]],
  ] as const) {
    await vi.waitFor(() => expect([...running.keys()]).toEqual(under));
    running.get(ends)?.();
  }
  expect(await results).toEqual([50, 10, 30, 20]);
});

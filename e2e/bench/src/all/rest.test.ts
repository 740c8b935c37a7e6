import { expect, test } from 'vitest';
import { restUntilQuiet } from './rest.ts';

const limits = { most: 0.5, limitMs: 60_000, everyMs: 1, stop: new AbortController().signal };

/** Load that falls, reading by reading. */
const falling = (loads: number[]) => () => loads.shift() ?? 0;

test('it waits until the machine is quiet', async () => {
  const loads = [3, 2, 1, 0.4, 7];
  await restUntilQuiet({ ...limits, load: falling(loads) });
  expect(loads).toEqual([7]);
});

test('it does not wait for others for ever', async () => {
  await expect(restUntilQuiet({ ...limits, load: () => 9, limitMs: 20 })).resolves.toBeUndefined();
});

test('it is stopped', async () => {
  const stop = AbortSignal.timeout(10);
  await expect(restUntilQuiet({ ...limits, load: () => 9, everyMs: 60_000, stop })).resolves.toBeUndefined();
});

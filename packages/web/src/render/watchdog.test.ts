import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWatchdog } from './watchdog.ts';

const pingEvery = 300;
const lostAfter = 1500;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function watch(cpuShare: number) {
  const onLost = vi.fn();
  const ping = vi.fn();
  const dog = startWatchdog({ pingEvery, lostAfter, ping, onLost, cpuTime: async () => performance.now() * cpuShare });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { dog, onLost, ping, pass };
}

test('a worker that loops is lost soon', async () => {
  const { onLost, pass } = watch(1);
  await pass(lostAfter + 2 * pingEvery);
  expect(onLost).toHaveBeenCalled();
});

test('a worker that answers is kept', async () => {
  const { dog, onLost, ping, pass } = watch(1);
  ping.mockImplementation(() => dog.reset());
  await pass(60_000);
  expect(onLost).not.toHaveBeenCalled();
});

test('a worker that gets no processor is given time', async () => {
  const { onLost, pass } = watch(0.05);
  await pass(lostAfter * 4);
  expect(onLost).not.toHaveBeenCalled();
});

test('a worker that sleeps for ever is lost in the end', async () => {
  const { onLost, pass } = watch(0);
  await pass(lostAfter * 10);
  expect(onLost).toHaveBeenCalled();
});

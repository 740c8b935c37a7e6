import { expect, it, onTestFinished, vi } from 'vitest';
import { whileVisible } from './while-visible.ts';

/** A tab that is looked at or not, and what was run in it. */
function tab(hidden: boolean) {
  const spy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  const runs: AbortSignal[] = [];
  const end = whileVisible(async (signal) => runs.push(signal));
  onTestFinished(() => {
    end();
    spy.mockRestore();
  });
  const turn = (isHidden: boolean) => {
    spy.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { end, turn, running: () => runs.map(({ aborted }) => !aborted) };
}

it('runs at once in a tab that is seen, and not in a hidden one', () => {
  expect([tab(false).running(), tab(true).running()]).toEqual([[true], []]);
});

it('pauses while the tab is hidden, and begins anew when somebody comes back', () => {
  const { turn, running } = tab(false);
  turn(true);
  expect(running()).toEqual([false]);
  turn(false);
  expect(running()).toEqual([false, true]);
});

it('ends for good', () => {
  const { end, turn, running } = tab(false);
  end();
  turn(true);
  turn(false);
  expect(running()).toEqual([false]);
});

it('begins again what failed, until nobody wants it any more', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const run = vi.fn().mockRejectedValueOnce(new Error('its code did not arrive')).mockResolvedValue(undefined);
  onTestFinished(whileVisible(run));
  await vi.advanceTimersByTimeAsync(4999);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(2);

  const failing = vi.fn().mockRejectedValue(new Error('never arrives'));
  const end = whileVisible(failing);
  await vi.advanceTimersByTimeAsync(5000);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failing).toHaveBeenCalledTimes(2);
});

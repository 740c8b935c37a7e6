import { expect, it, onTestFinished, vi } from 'vitest';
import { whileVisible } from './while-visible.ts';

/** A tab that is looked at or not, and what was run in it. */
function tab(hidden: boolean) {
  const spy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  const runs: AbortSignal[] = [];
  const end = whileVisible((signal) => runs.push(signal));
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

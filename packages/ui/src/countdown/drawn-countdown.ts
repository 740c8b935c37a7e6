import { figuresOf } from './figures.ts';

export type DrawnCountdown = {
  /** The server's clock. */
  now(): number;
  /** The end has come: what follows takes a component. */
  wake(): void;
  /** A component counts by now, or the place is gone. */
  isOver(): boolean;
};

const SECOND = 1000;

/**
 * Runs the figures of a `Countdown` that is server HTML and whose code comes in some seconds; sentences for readers and another day come
 * with it. Nothing where there is none.
 */
export function runDrawnCountdown(place: Element, { now, wake, isOver }: DrawnCountdown): void {
  const timer = place.querySelector<HTMLElement>('[data-ends-at]');
  if (!timer) return;
  const endsAt = Number(timer.dataset['endsAt']);
  const cells = timer.querySelectorAll('b');
  const tick = () => {
    if (isOver()) return;
    const left = Math.max(0, endsAt - now());
    const figures = figuresOf(Math.ceil(left / SECOND));
    for (const [index, cell] of cells.entries()) cell.textContent = figures[index] ?? '';
    if (left === 0) wake();
    else setTimeout(tick, left % SECOND || SECOND);
  };
  tick();
}

import { whileVisible } from '../while-visible.ts';

/** Tabs do not all ask in the same moment. */
const SPREAD_MS = 2_000;
/** Clocks differ a little: what has turned here may not have at the server. Then it is asked for again, more and more seldom. */
const AGAIN_MS = 3_000;
const SELDOM_MS = 60_000;
/** A computer that slept, or whose clock was set, is noticed after this time. */
const LOOK_MS = 60_000;

type Turn = {
  /** Milliseconds of the server's clock. */
  at: number;
  now: () => number;
  /** Milliseconds after the turn at which this tab asks. */
  delay?: number;
  /** Called at the turn, and again until it is ended: whoever has learnt of the turn ends it. */
  run: () => void;
};

/** The same for everything of a tab: its places ask together, and each answer serves all of them. */
const delayOfTab = (): number => Math.floor(performance.timeOrigin) % SPREAD_MS;

/**
 * Runs something at a moment of the server's clock, once somebody can see the tab, and again while it is not ended. Browser only, in an
 * effect.
 *
 * @returns ends it
 */
export function atTurn({ at, now, delay = delayOfTab(), run }: Turn): () => void {
  let again = AGAIN_MS;
  return whileVisible((gone) => {
    let timer = 0;
    const wait = () => {
      const left = at + delay - now();
      if (left <= 0) return ask();
      timer = window.setTimeout(wait, Math.min(left, LOOK_MS));
    };
    const ask = () => {
      run();
      timer = window.setTimeout(ask, again);
      again = Math.min(again * 2, SELDOM_MS);
    };
    gone.addEventListener('abort', () => clearTimeout(timer));
    wait();
  });
}

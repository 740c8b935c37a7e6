import { isSign } from '@jishi/contracts';

/** After this the page and its late parts are at rest. */
const SETTLED_MS = 2_000;

/** What a tab that is read hears sooner or later, and one that was opened and left never does. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs once the page has loaded, the browser has nothing else to do and somebody has moved, scrolled or typed in it. */
export function whenRead(action: () => void): void {
  let isRead = scrollY > 0; // it was scrolled before this code had come
  let isAtRest = false;
  const act = () => {
    if (isRead && isAtRest) whenIdle(action);
  };
  const listening = new AbortController();
  const hear = (event: Event) => {
    if (!isSign(event)) return;
    isRead = true;
    listening.abort();
    act();
  };
  for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true, signal: listening.signal });
  whenLoaded(() =>
    setTimeout(() => {
      isAtRest = true;
      act();
    }, SETTLED_MS),
  );
}

function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
}

function whenIdle(action: () => void): void {
  // Safari knows no idle time.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(action);
  else action();
}

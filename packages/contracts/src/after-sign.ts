/** What somebody does who is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'];

/**
 * Whether an event is somebody's doing. A row that snaps into place scrolls by itself, and browsers tell of a pointer that rests on what they have
 * drawn: it moved by nothing.
 */
export const isSign = ({ type, target, movementX, movementY }: Partial<PointerEvent>): boolean =>
  type === 'scroll' ? !(target instanceof Element) : type !== 'pointermove' || movementX !== 0 || movementY !== 0;

/** Whoever only looks waits no longer than this. */
const LATEST_MS = 10_000;

/**
 * Runs something that nobody misses who opens a page and leaves: with the first sign of somebody, at once where there has been
 * one, and after ten seconds without any. Browser only.
 *
 * @param signal nobody wants it any more
 */
export function afterSign(run: () => void, signal?: AbortSignal): void {
  // A page that was opened by a press in this document, or scrolled before this code had come.
  if (navigator.userActivation?.hasBeenActive || scrollY > 0) {
    run();
    return;
  }
  const waiting = new AbortController();
  const begin = () => {
    clearTimeout(timer);
    waiting.abort();
    if (!signal?.aborted) run();
  };
  const timer = setTimeout(begin, LATEST_MS);
  signal?.addEventListener(
    'abort',
    () => {
      clearTimeout(timer);
      waiting.abort();
    },
    { once: true },
  );
  const hear = (event: Event) => isSign(event) && begin();
  for (const sign of SIGNS) addEventListener(sign, hear, { capture: true, passive: true, signal: waiting.signal });
}

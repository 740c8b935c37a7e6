/**
 * Runs something while somebody can see the tab: at once, and anew each time they come back to it. Browser only, in an effect.
 *
 * @param run is told by its signal that the tab was hidden, or that nobody wants it any more
 * @returns ends it
 */
export function whileVisible(run: (signal: AbortSignal) => void): () => void {
  let leaving = new AbortController();
  const start = () => {
    leaving.abort();
    if (document.hidden) return;
    leaving = new AbortController();
    run(leaving.signal);
  };
  start();
  document.addEventListener('visibilitychange', start);
  return () => {
    document.removeEventListener('visibilitychange', start);
    leaving.abort();
  };
}

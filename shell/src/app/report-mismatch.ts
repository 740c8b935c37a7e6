import { noteFault } from '@jishi/rum/faults';

/**
 * Tells what React recovers from. Errors the server has reported already carry a digest: the browser draws that place itself.
 * Nor is it told that places are still open in a page that is being left.
 */
export function reportMismatch(error: unknown): void {
  if ((error as { digest?: string }).digest || (isUnfinished(error) && isCutOff())) return;
  console.error('recoverable', error);
  noteFault('hydration', error);
}

/** "The server could not finish this Suspense boundary": said of everything open once no more of the page is read. */
const isUnfinished = (error: unknown): boolean => /#419/.test(String(error));

/**
 * The browser has stopped reading, for the sake of a link that was followed: the page counts as complete then, without ever
 * having been read to its end. One whose answer ends too soon has been.
 */
function isCutOff(): boolean {
  const [reading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.readyState === 'complete' && reading?.domContentLoadedEventStart === 0;
}

/** A place that threw says so to whoever looks at it; the shop has to know, too. */
export function reportCaught(error: unknown): void {
  console.error(error);
  noteFault('place', error);
}

/**
 * Tells what React recovers from. Errors the server has reported already carry a digest: the browser draws that place itself.
 * Nor is it told that places are still open in a page that is being left.
 */
export function reportMismatch(error: unknown): void {
  if ((error as { digest?: string }).digest || (isUnfinished(error) && isCutOff())) return;
  console.error('recoverable', error);
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

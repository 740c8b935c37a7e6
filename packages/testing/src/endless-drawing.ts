import type { QueryClient } from '@tanstack/react-query';

/** Far more than a page asks of its queries at one stroke; an endless round passes it within seconds. */
const MAX = 5000;

/** Taken before a test can stop the clock. */
const later = globalThis.setImmediate;

/**
 * Makes a test fail that would never end. Inside `act`, React may draw two waiting blocks by turns for ever
 * (facebook/react#37556): a press makes one wait while another one's turn is still held back. No answer can come in
 * between, nor the time limit of the test. A browser gets its answer and goes on.
 */
export function watchDrawing(queries: QueryClient): void {
  let atOnce = 0;
  queries.getQueryCache().subscribe(() => {
    if (atOnce === 0) later(() => (atOnce = 0));
    atOnce += 1;
    if (atOnce < MAX) return;
    throw new Error('React draws waiting blocks without end: let the page come to rest before the test acts on it');
  });
}

import { REQUEST_METRIC } from './protocol.ts';

/** Id of the request this document came with, by which all its tab tells is found; `undefined` where the browser does not know it: on the server, and of pages kept for when the network is away. */
export function pageRequestId(): string | undefined {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.serverTiming?.find(({ name }) => name === REQUEST_METRIC)?.description;
}

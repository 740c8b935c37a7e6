/**
 * Fetches what carries calls out, which is loaded late. Made when somebody is about to need it: the call that follows then
 * waits for the server alone. A failure is told by the call.
 */
export function prepareCalls(): void {
  import('./call.ts').catch(() => undefined);
}

/** The same for what reads event streams: a place that only listens needs nothing that carries calls out. */
export function prepareStreams(): void {
  import('./follow.ts').catch(() => undefined);
}

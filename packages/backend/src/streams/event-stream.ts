import type { Watch } from './watch.ts';

/** Proxies close what is silent for longer. */
const HEARTBEAT_MS = 15_000;
/** Then the page asks again: a stream must not outlive a sign-in by much. */
const LONGEST_MS = 600_000;

export type EventStream<State extends string | number> = {
  watch: Watch<State>;
  key: string;
  /** What is known already. */
  first: State;
  /** Name of the events. */
  event: string;
  /** Data of an event. */
  describe: (state: State) => object;
  /** After this state there is nothing to wait for. */
  isLast: (state: State) => boolean;
};

/**
 * Server-sent events: the state at once and at every change, until the last one, until `signal`, and for ten minutes at
 * most. A reader who is slow misses states in between, never the newest.
 */
export async function* eventStream<State extends string | number>(
  { watch, key, first, event, describe, isLast }: EventStream<State>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let [newest, told]: [State, State | null] = [first, null];
  let wake = (): void => {};
  const stop = watch.listen(key, (state) => {
    if (state === newest) return;
    newest = state;
    wake();
  });
  const onAbort = () => wake();
  signal.addEventListener('abort', onAbort);
  const endsAt = performance.now() + LONGEST_MS;
  try {
    yield 'retry: 3000\n\n';
    while (!signal.aborted && performance.now() < endsAt) {
      if (newest !== told) {
        told = newest;
        yield `event: ${event}\ndata: ${JSON.stringify(describe(told))}\n\n`;
        if (isLast(told)) return;
      } else if (!(await newsWithin(HEARTBEAT_MS))) yield ': waiting\n\n';
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    stop();
  }

  function newsWithin(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }
}

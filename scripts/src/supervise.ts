import { setTimeout as sleep } from 'node:timers/promises';
import { pauseBeforeRestart } from './back-off.ts';
import { duration } from './progress.ts';
import type { Ending, ServerProcess } from './server-process.ts';

/** A server that is started again whenever it ends. */
export type Supervised = {
  name: string;
  /** Ends it for good, also between two starts. */
  stop(): Promise<void>;
};

export type Supervision = {
  /** Runs already. */
  first: ServerProcess;
  /** Starts the same server once more. */
  start(): ServerProcess;
  /** Called with why and when it is started again. */
  onRestart(words: string): void;
  /** For tests: milliseconds until the next start. */
  pauseAfter?: typeof pauseBeforeRestart;
};

/** Starts a server again whenever it ends without being stopped, with exponential backoff, until it is stopped. */
export function supervise({ first, start, onRestart, pauseAfter = pauseBeforeRestart }: Supervision): Supervised {
  const stopping = new AbortController();
  let current = first;
  const restartLoop = async (): Promise<void> => {
    let pause: number | null = null;
    let startedAt = performance.now();
    for (;;) {
      const ending = await current.ended;
      if (stopping.signal.aborted) return;
      pause = pauseAfter(performance.now() - startedAt, pause);
      onRestart(`ended unexpectedly (${describe(ending)}), is started again in ${duration(pause)}`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      startedAt = performance.now();
      current = start();
    }
  };
  const over = restartLoop();
  return {
    name: first.name,
    async stop() {
      stopping.abort();
      await current.stop();
      await over;
    },
  };
}

const describe = ({ code, signal }: Ending): string => signal ?? `exit code ${code}`;

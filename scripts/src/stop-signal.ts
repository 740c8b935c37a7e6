/** A terminal, npm and a parent process may each deliver one Ctrl-C: within this time they count as one. */
const sameSignalMs = 1000;

/**
 * Aborts at the first SIGINT, SIGTERM or SIGHUP. A second one, from people who do not want to wait, ends this process
 * at once.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  let first: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      first ??= performance.now();
      if (performance.now() - first > sameSignalMs) process.exit(1);
      controller.abort();
    });
  }
  return controller.signal;
}

/** Settles when the signal is aborted. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

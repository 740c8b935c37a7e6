import { AsyncLocalStorage } from 'node:async_hooks';
import { inTrace, startTracing } from '@jishi/observing/tracing';
import { watchFetch } from '@jishi/observing/watch-fetch';

/** What the answers of the api that went into a page show, in the api's words (`good:5`, `banners`). */
type Shown = Set<string>;

const pages = new AsyncLocalStorage<Shown>();

/** Looks at what pages ask the api for, in this thread. */
export async function watchPages(apiBase: string): Promise<void> {
  await startTracing('jishi-web');
  watchFetch({
    origin: new URL(apiBase).origin,
    onRequest: () => {
      const shown = pages.getStore();
      return (
        shown &&
        ((header) =>
          header('cache-tag')
            ?.split(' ')
            .forEach((subject) => void shown.add(subject)))
      );
    },
  });
}

/** Begins a page: what it asks the api for from here on belongs to it, and to the trace of its reader. */
export function inPage<Result>(shown: Shown, trace: string | null, begin: () => Result): Result {
  return pages.run(shown, () => inTrace(trace, begin));
}

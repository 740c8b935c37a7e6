import { AsyncLocalStorage } from 'node:async_hooks';
import { childOf } from '@jishi/observing/span-ids';
import type { FinishedCall } from '@jishi/observing/trace-calls';
import { type CallListener, watchFetch } from '@jishi/observing/watch-fetch';

export type PageContext = {
  /** What the answers of the api that went into the page show, in the api's words (`good:5`, `banners`). */
  tags: Set<string>;
  /** `traceparent` of the reader's request; null while nothing is traced. */
  trace: string | null;
  /** For how many milliseconds it may use what other pages were answered; 0: it shares nothing, nor gives any of its own. */
  freshAnswers: number;
  /** What it shared, and what it asked for others too. */
  answers: AnswerCounts;
};

type AnswerCounts = { hit: number; miss: number };

const pages = new AsyncLocalStorage<PageContext>();

/** Begins a page: what it asks the api for from here on belongs to it, and to the trace of its reader. */
export function inPage<Result>(page: PageContext, begin: () => Result): Result {
  return pages.run(page, begin);
}

/** The page that is at work here. */
export const currentPage = (): PageContext | undefined => pages.getStore();

/**
 * Looks at what pages ask the api for, in this thread. Calls of a trace are told when they are over: the host sends traces, this thread
 * neither knows where to nor could keep a key from the code of the release.
 */
export function watchPages(apiBase: string, onCall: (call: FinishedCall) => void): void {
  const { origin } = new URL(apiBase);
  watchFetch(origin, (call) => {
    const page = pages.getStore();
    if (!page) return null;
    const follow = page.trace === null ? {} : traceCall(page.trace, (seen) => onCall({ call, origin, ...seen }));
    return {
      ...follow,
      onAnswer(status, header) {
        for (const tag of header('cache-tag')?.split(' ') ?? []) page.tags.add(tag);
        follow.onAnswer?.(status, header);
      },
    };
  });
}

function traceCall(parent: string, onCall: (seen: Omit<FinishedCall, 'call' | 'origin'>) => void): CallListener {
  const { spanId, traceparent } = childOf(parent);
  const startedAt = Date.now();
  let answered = 0;
  return {
    headers: { traceparent },
    onAnswer: (status) => {
      answered = status;
    },
    onEnd: (error) => onCall({ parent, spanId, startedAt, endedAt: Date.now(), status: error ? 0 : answered }),
  };
}

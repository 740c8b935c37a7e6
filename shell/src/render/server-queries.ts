import type { SharedAnswers } from '@jishi/contracts/renderer';
import { QueryClient } from '@tanstack/react-query';
import { FRESH_MS } from '../data/queries.ts';

/**
 * The cache of one request: nothing is asked twice, nothing outlives the answer.
 *
 * @param answers where it finds what other pages in this language were answered a moment ago
 */
export function createServerQueries(answers?: SharedAnswers, lang?: string): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, gcTime: Number.POSITIVE_INFINITY, retry: 0 } },
  });
  if (answers) shareAnswers(client, (key, ask) => answers.take(`${lang} ${key}`, ask));
  return client;
}

/** Every way to a query passes `defaultQueryOptions` once; there its call is put behind the answers others have. */
function shareAnswers(client: QueryClient, take: SharedAnswers['take']): void {
  const complete = client.defaultQueryOptions.bind(client);
  const completeAndShare: typeof complete = (options) => {
    const completed = complete(options);
    const { queryFn, queryHash } = completed;
    if (options._defaulted || typeof queryFn !== 'function') return completed;
    return {
      ...completed,
      // The pages of an infinite list are asked by one query.
      queryFn: (context) => {
        const page = context.pageParam === undefined ? '' : ` ${JSON.stringify(context.pageParam)}`;
        return take(queryHash + page, async () => queryFn(context));
      },
    };
  };
  client.defaultQueryOptions = completeAndShare;
}

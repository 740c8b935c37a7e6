import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { expect, it, vi } from 'vitest';
import { invalidate } from './invalidate.ts';

const keys = [['orders'], ['orders', 'one', '7'], ['orders', 'counts'], ['cart']];

function filled(): QueryClient {
  const queries = new QueryClient();
  for (const key of keys) queries.setQueryData(key, 1);
  return queries;
}

const oldIn = (queries: QueryClient) => keys.filter((key) => queries.getQueryState(key)?.isInvalidated);

it.each([
  { families: [['orders']], old: [['orders'], ['orders', 'one', '7'], ['orders', 'counts']] },
  { families: [['orders', 'counts'], ['cart']], old: [['orders', 'counts'], ['cart']] },
  { families: [], old: [] },
])('invalidates all of $families', async ({ families, old }) => {
  const queries = filled();
  await invalidate(queries, families);
  expect(oldIn(queries)).toEqual(old);
});

it.each([
  { refetchType: 'active', asked: 2 },
  { refetchType: 'none', asked: 1 },
] as const)('asks $asked times with $refetchType while somebody looks', async ({ refetchType, asked }) => {
  const queries = new QueryClient();
  const queryFn = vi.fn(async () => 1);
  const leave = new QueryObserver(queries, { queryKey: ['cart'], queryFn }).subscribe(() => undefined);
  await queries.fetchQuery({ queryKey: ['cart'], queryFn });
  await invalidate(queries, [['cart']], { refetchType });
  leave();
  expect(queryFn).toHaveBeenCalledTimes(asked);
});

/** A query whose answers come when the test says so; each is the number of its question. */
function slow() {
  const queries = new QueryClient();
  const answers: PromiseWithResolvers<void>[] = [];
  const queryFn = async () => {
    const [number, answer] = [answers.length + 1, Promise.withResolvers<void>()];
    answers.push(answer);
    await answer.promise;
    return number;
  };
  const options = { queryKey: ['orders', 'one', '7'], queryFn, retry: false } as const;
  const look = () => new QueryObserver<number>(queries, { ...options, staleTime: 60_000 }).subscribe(() => undefined);
  const data = () => queries.getQueryData(options.queryKey);
  return { queries, options, answers, look, data };
}

it('an answer that was on its way to a page to come is asked for anew when it opens', async () => {
  const { queries, options, answers, look, data } = slow();
  const prefetch = queries.prefetchQuery(options);
  await invalidate(queries, [['orders']]);
  answers[0]?.resolve();
  await prefetch;
  expect(data()).toBe(1);
  await vi.waitFor(() => expect(queries.getQueryState(options.queryKey)?.isInvalidated).toBe(true));
  const leave = look();
  answers[1]?.resolve();
  await vi.waitFor(() => expect(data()).toBe(2));
  leave();
});

it('a first answer that somebody waits for already is followed by another', async () => {
  const { queries, answers, look, data } = slow();
  const leave = look();
  const invalidated = invalidate(queries, [['orders']]);
  answers[0]?.resolve();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve();
  await vi.waitFor(() => expect(data()).toBe(2));
  await invalidated;
  leave();
});

it.each([
  ['it fails: nothing is old then', {}, (answer: PromiseWithResolvers<void>) => answer.reject(new Error('no answer'))],
  ['what is asked for already will do', { joins: true }, (answer: PromiseWithResolvers<void>) => answer.resolve()],
])('is not asked for twice when %s', async (_, options, end) => {
  const { queries, options: query, answers, look } = slow();
  const leave = look();
  const invalidated = invalidate(queries, [['orders']], options);
  end(answers[0]!);
  await invalidated;
  await vi.waitFor(() => expect(queries.isFetching(query)).toBe(0));
  expect(answers).toHaveLength(1);
  leave();
});

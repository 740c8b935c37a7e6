import type { SharedAnswers } from '@jishi/contracts/renderer';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createServerQueries } from './server-queries.ts';

/** Answers as the host shares them: by key, for as long as the test lasts. */
function fakeAnswers(): SharedAnswers & { keys: string[] } {
  const known = new Map<string, unknown>();
  const keys: string[] = [];
  return {
    keys,
    async take<Answer>(key: string, ask: () => Promise<Answer>) {
      keys.push(key);
      if (!known.has(key)) known.set(key, await ask());
      return known.get(key) as Answer;
    },
  };
}

test('a failed call is not repeated on the server, where a shopper waits', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('down')));
  await createServerQueries().prefetchQuery({ queryKey: ['a'], queryFn: ask });
  await createServerQueries(fakeAnswers(), 'zh').prefetchQuery({ queryKey: ['a'], queryFn: ask });
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the next page in a language finds what the one before was answered, however it asks', async () => {
  const answers = fakeAnswers();
  const ask = vi.fn(async () => ({ name: '茶' }));
  const options = { queryKey: ['products', '5'], queryFn: ask };
  const first = await createServerQueries(answers, 'zh').fetchQuery(options);
  const queries = createServerQueries(answers, 'zh');
  expect(await new QueryObserver(queries, options).fetchOptimistic(queries.defaultQueryOptions(options))).toMatchObject(
    {
      data: first,
    },
  );
  expect(ask).toHaveBeenCalledOnce();
  await createServerQueries(answers, 'en').fetchQuery(options);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(new Set(answers.keys)).toEqual(new Set(['zh ["products","5"]', 'en ["products","5"]']));
});

test('each page of an infinite list is an answer of its own', async () => {
  const answers = fakeAnswers();
  const ask = ({ pageParam }: { pageParam: number }) => Promise.resolve({ page: pageParam, next: pageParam + 1 });
  const options = {
    queryKey: ['reviews'],
    queryFn: ask,
    initialPageParam: 1,
    pages: 3,
    getNextPageParam: ({ next }: { next: number }) => next,
  };
  const { pages } = await createServerQueries(answers, 'zh').fetchInfiniteQuery(options);
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(answers.keys).toEqual(['zh ["reviews"] 1', 'zh ["reviews"] 2', 'zh ["reviews"] 3']);
});

test('without shared answers every page asks itself', async () => {
  const ask = vi.fn(async () => 1);
  for (let page = 0; page < 2; page += 1) await createServerQueries().fetchQuery({ queryKey: ['a'], queryFn: ask });
  expect(ask).toHaveBeenCalledTimes(2);
});

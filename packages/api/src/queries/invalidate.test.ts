import { QueryClient } from '@tanstack/query-core';
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
])('marks all of $families as old', async ({ families, old }) => {
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
  const { QueryObserver } = await import('@tanstack/query-core');
  const leave = new QueryObserver(queries, { queryKey: ['cart'], queryFn }).subscribe(() => undefined);
  await queries.fetchQuery({ queryKey: ['cart'], queryFn });
  await invalidate(queries, [['cart']], { refetchType });
  leave();
  expect(queryFn).toHaveBeenCalledTimes(asked);
});

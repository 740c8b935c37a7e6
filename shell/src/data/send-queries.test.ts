import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { collectSettled } from './send-queries.ts';

it('sends what a loader has awaited before the page was drawn', async () => {
  const queries = new QueryClient();
  await queries.fetchQuery({ queryKey: ['orders', '1'], queryFn: () => ({ id: '1' }) });
  expect(collectSettled(queries)()).toEqual(['[["orders","1"],{"id":"1"}]']);
});

it('sends each answer once, with the flush after it', async () => {
  const queries = new QueryClient();
  const take = collectSettled(queries);
  expect(take()).toEqual([]);
  queries.setQueryData(['a'], '</script>');
  expect(take()).toEqual(['[["a"],"\\u003c/script>"]']);
  queries.setQueryData(['a'], 'again');
  expect(take()).toEqual([]);
});

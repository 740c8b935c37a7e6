import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
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

it('writes the JSON of data pages share once, and never that of other data', async () => {
  const shared = Object.freeze({ toJSON: vi.fn(() => ({ name: '茶' })) });
  const own = { name: 'one' };
  const send = (key: string, data: unknown) => {
    const queries = new QueryClient();
    queries.setQueryData([key], data);
    return collectSettled(queries)();
  };
  expect([send('a', shared), send('b', shared)]).toEqual([['[["a"],{"name":"茶"}]'], ['[["b"],{"name":"茶"}]']]);
  expect(shared.toJSON).toHaveBeenCalledOnce();
  expect(send('own', own)).toEqual(['[["own"],{"name":"one"}]']);
  own.name = 'two';
  expect(send('own', own)).toEqual(['[["own"],{"name":"two"}]']);
});

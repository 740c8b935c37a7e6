import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { knownCard } from './known-card.ts';

it('is the newest card of a product in any list of the tab', () => {
  const queries = new QueryClient();
  const list = (key: string, price: number, updatedAt: number) =>
    queries.setQueryData(['products', 'list', key], { items: [{ id: '7', price }] }, { updatedAt });
  expect(knownCard(queries, '7')).toBeNull();
  list('new', 900, 2000);
  list('old', 800, 1000);
  expect(knownCard(queries, '7')).toMatchObject({ price: 900 });
  expect(knownCard(queries, '8')).toBeNull();
});

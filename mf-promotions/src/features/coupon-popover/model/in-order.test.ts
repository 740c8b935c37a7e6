import { expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

const all = (ids: string) => [...ids].map((id) => ({ id }));

it.each([
  ['as they stood', 'cab', 'abc', 'abc'],
  ['new ones last', 'dcab', 'abc', 'abcd'],
  ['without those that are gone', 'ca', 'abc', 'ac'],
  ['several new ones as they come', 'dae', 'a', 'ade'],
])('%s', (_, coupons, order, shown) => expect(inOrder(all(coupons), [...order])).toEqual(all(shown)));

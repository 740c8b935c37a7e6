import { storageKeys } from '@jishi/contracts';
import { createTestShop } from '@jishi/testing';
import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { followOtherTabs } from './follow-other-tabs.ts';

const tea = aCartLine({ productId: '1', quantity: 2, name: '茶', unitPrice: 100, stock: 5 });
const customer = { nickname: null, phone: null, portrait: null };
const told = (key: string, newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue }));

it('shows what another tab keeps for whoever is here, and nothing else', () => {
  const { shop } = createTestShop();
  const { shop: customers } = createTestShop({ customer });
  for (const one of [shop, customers]) followOtherTabs(one);
  const count = ({ cart }: typeof shop) => cart.getState().lines.length;
  told(storageKeys.guestCart, JSON.stringify([tea]));
  expect([count(shop), count(customers)]).toEqual([1, 0]);
  told(storageKeys.cart, JSON.stringify([tea]));
  expect([count(shop), count(customers)]).toEqual([1, 1]);
  told(storageKeys.guestCart, null);
  expect([count(shop), count(customers)]).toEqual([0, 1]);
});

it('changes nothing that is shown already', () => {
  const { shop } = createTestShop({ cart: [tea] });
  followOtherTabs(shop);
  let changes = 0;
  shop.cart.subscribe(() => {
    changes += 1;
  });
  told(storageKeys.guestCart, JSON.stringify([tea]));
  expect(changes).toBe(0);
  told(storageKeys.guestCart, '{"spoilt":');
  expect([changes, shop.cart.getState().lines]).toEqual([1, []]);
});

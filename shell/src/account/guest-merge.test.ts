import { storageKeys } from '@jishi/contracts';
import { createTestShop, refuse, shopServer } from '@jishi/testing';
import { aCartLine, aWireUser } from '@jishi/testing/builders';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadCustomer } from './browser-session.ts';

const guestLine = aCartLine({ productId: '1001', quantity: 4, name: '双肩包', unitPrice: 14_900, stock: null });
const wire = (number: number) => ({ good_id: 1001, name: '双肩包', price: 149, number, good_sku_id: null });
const customer = { nickname: '小满', phone: '13800000001', portrait: null };

const { serve, asked } = shopServer({
  'GET user': aWireUser(),
  'POST goodIndent/synchronizationInventory': [wire(3)],
  'POST goodIndent/cart/add': [wire(5)],
});

beforeEach(() => localStorage.setItem(storageKeys.guestCart, JSON.stringify([guestLine])));

it('says what became of a visitor’s lines where the customer’s cart holds fewer than both', async () => {
  const { shop } = createTestShop({ customer });
  const cookies = vi.spyOn(document, 'cookie', 'set');
  await loadCustomer(shop);
  expect(cookies.mock.calls.flat()).toEqual([
    expect.stringMatching(/^jishi_cart=0; Path=\/cart;.*Max-Age=0/),
    expect.stringMatching(/^jishi_cart=0; Path=\/en\/cart;.*Max-Age=0/),
  ]);
  expect(shop.cart.getState()).toMatchObject({
    lines: [{ key: 'p1001', quantity: 5 }],
    merged: { notes: [{ key: 'p1001', kind: 'lowered', wanted: 7, kept: 5 }], isTold: false },
  });
  expect(localStorage.getItem(storageKeys.guestCart)).toBeNull();
});

it('says nothing where every line is simply there', async () => {
  serve({ 'POST goodIndent/synchronizationInventory': [], 'POST goodIndent/cart/add': [wire(4)] });
  const { shop } = createTestShop({ customer });
  await loadCustomer(shop);
  expect(shop.cart.getState().merged).toBeUndefined();
});

it('keeps the lines for the next page when the merge fails', async () => {
  serve({ 'POST goodIndent/cart/add': refuse('down', 0, 503, 'unavailable') });
  const { shop } = createTestShop({ customer });
  await expect(loadCustomer(shop)).rejects.toMatchObject({ code: 'unavailable' });
  expect(localStorage.getItem(storageKeys.guestCart)).not.toBeNull();
  expect(asked.some(({ path }) => path === 'goodIndent/cart/add')).toBe(true);
});

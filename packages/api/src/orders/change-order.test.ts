import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { changeOrderAddress, getAddressOffer, getAgainLines, purgeOrder, restoreOrder } from './change-order.ts';

const line = { id: 3, good_id: 101, good_sku_id: 0, category_id: null, name: '草莓', img: '', wanted: 2, number: 1 };

it('reads what can be bought again: in cents, nothing where nothing is said', async () => {
  const lines = [{ ...line, limited_by: 'stock', obstacle: null, price: 12.5, price_was: '10.00' }];
  const { client } = recordedClient({ 'GET goodIndent/again/7': payload({ lines }) });
  expect(await getAgainLines(client, '7')).toEqual([
    {
      id: '3',
      productId: '101',
      variantId: null,
      categoryId: null,
      name: '草莓',
      picture: null,
      options: [],
      wanted: 2,
      quantity: 1,
      limitedBy: 'stock',
      obstacle: null,
      price: 1250,
      priceThen: 1000,
    },
  ]);
});

it.each([
  [false, 0, null],
  [true, 0, 'balance'],
  [true, 1, 'online'],
])('reads where an order could go: paid %s, way %i', async (paid, pay_way_code, paidBy) => {
  const shippings = [
    { id: 5, name: '林小雪', cellphone: '13800000009', carriage: 4, difference: -6.5, current: false, allowed: true },
  ];
  const answer = { carriage: 10.5, total: 30, paid, pay_way_code, obstacle: null, good_location: null, shippings };
  const { client } = recordedClient({ 'GET goodIndent/address/7': payload(answer) });
  expect(await getAddressOffer(client, '7')).toMatchObject({
    shippingFee: 1050,
    total: 3000,
    paidBy,
    obstacle: null,
    current: null,
    choices: [{ id: '5', name: '林小雪', shippingFee: 400, difference: -650, isCurrent: false, isAllowed: true }],
  });
});

it('names the fee that was shown in yuan, and the order by its path', async () => {
  const done = payload('ok');
  const { client, calls } = recordedClient({
    'POST goodIndent/address/7': done,
    'POST goodIndent/restore/7': done,
    'POST goodIndent/purge/7': done,
  });
  await changeOrderAddress(client, '7', '5', 450);
  await restoreOrder(client, '7');
  await purgeOrder(client, '7');
  expect(calls).toHaveLength(3);
  expect(calls[0]?.body).toEqual({ shipping_id: 5, carriage: 4.5 });
});

import { expect, it } from 'vitest';
import { orderInvalidations, orderKeys } from './queries.ts';

const line = { productId: '7', variantId: '70', quantity: 2, name: 'Tea', picture: null, unitPrice: 900 };

it.each([
  [orderKeys.list({ tab: 'all', page: 2, pageSize: 10 }), ['orders', 'list', { tab: 'all', page: 2, pageSize: 10 }]],
  [orderKeys.one('5'), ['orders', 'one', '5']],
  [orderKeys.counts, ['orders', 'counts']],
  [orderKeys.payment('5'), ['orders', 'payment', '5']],
  [orderKeys.bought('5'), ['orders', 'bought', '5']],
  [orderKeys.qrPayment('5'), ['orders', 'qr-payment', '5']],
  [orderKeys.prize('3'), ['orders', 'prize', '3']],
  [orderKeys.preview('c', { lines: [line] }), ['orders', 'preview', 'c', [['7', '70', 2, null]]]],
  [
    orderKeys.preview('c', { lines: [{ ...line, flashSale: { saleId: '4', variantId: '9' } }] }),
    ['orders', 'preview', 'c', [['7', '70', 2, '4']]],
  ],
  [orderKeys.preview('c', { lines: [line], prizeId: '3' }), ['orders', 'preview', 'c', '3']],
])('%j', (key, spelled) => expect(key).toEqual(spelled));

it('names and prices of lines do not ask for amounts anew: the server counts them', () => {
  const other = { ...line, name: 'Green tea', unitPrice: 1 };
  expect(orderKeys.preview('c', { lines: [other] })).toEqual(orderKeys.preview('c', { lines: [line] }));
});

it('nor do address and coupon: one answer has the amounts for all of them', () => {
  const draft = { lines: [line], addressId: '1', couponId: '2' };
  expect(orderKeys.preview('c', draft)).toEqual(orderKeys.preview('c', { lines: [line] }));
});

it.each([
  ['createOrder', orderInvalidations.createOrder, [['orders'], ['flash-sales', 'own-pieces']]],
  ['cancelOrder', orderInvalidations.cancelOrder, [['orders'], ['flash-sales', 'own-pieces']]],
  ['confirmReceipt', orderInvalidations.confirmReceipt, [['orders']]],
  [
    'removeOrder',
    orderInvalidations.removeOrder,
    [
      ['orders', 'list'],
      ['orders', 'counts'],
    ],
  ],
  ['remindShop', orderInvalidations.remindShop, [['orders']]],
  ['extendReceipt', orderInvalidations.extendReceipt, [['orders']]],
  ['actRefused', orderInvalidations.actRefused, [['orders']]],
  ['noticeCame', orderInvalidations.noticeCame, [['orders']]],
  ['paid', orderInvalidations.paid, [['orders']]],
  ['payTimeOver', orderInvalidations.payTimeOver, [['orders']]],
  ['orderRefused', orderInvalidations.orderRefused('c'), [['orders', 'preview', 'c']]],
  ['addressEdited', orderInvalidations.addressEdited('c'), [['orders', 'preview', 'c']]],
] as const)('%s invalidates', (_, families, expected) => expect(families).toEqual(expected));

import { describe, expect, it } from 'vitest';
import { parserOf, wirePage } from '../wire/parts.ts';
import counts from './fixtures/counts.json';
import detail from './fixtures/detail.json';
import cancelled from './fixtures/detail-cancelled.json';
import download from './fixtures/detail-download.json';
import paid from './fixtures/detail-paid.json';
import list from './fixtures/list.json';
import payment from './fixtures/payment.json';
import siteList from './fixtures/site-list.json';
import { toOrderCounts, toOrderDetail, toOrderSummary, toPaymentInfo } from './mapping.ts';
import { wireOrderCounts, wireOrderDetail, wireOrderRow, wirePayInfo } from './wire.ts';

const order = (message: object) => toOrderDetail(parserOf(wireOrderDetail)(message));
const summaries = (message: unknown) => parserOf(wirePage(wireOrderRow))(message).data.map(toOrderSummary);

describe('a recorded list', () => {
  it('reads orders in yuan although the nested SKU is in cents', () => {
    expect(summaries(list.body.message)[0]).toEqual({
      id: '4',
      number: '1795189098008582850',
      state: 'awaiting-payment',
      kind: 'ordinary',
      total: 1,
      shippingFee: 0,
      placedAt: '2026-11-20 23:38:18',
      payBefore: '2026-11-21 23:38:18',
      lines: [
        {
          id: '5',
          productId: '4',
          variantId: null,
          name: '无线蓝牙耳机',
          picture: 'http://127.0.0.1:8100/storage/image/good/g4_0.jpg',
          unitPrice: 1,
          quantity: 1,
          options: [],
          productType: 'physical',
        },
      ],
      canChangeAddress: false,
      binUntil: null,
      canRefund: false,
      refunds: [],
      canRemind: false,
      remindedAt: null,
      canRemindAt: null,
      parcelCount: 0,
      canExtendReceipt: false,
      extendedReceipt: null,
    });
  });

  it('reads every order of the list of a whole site', () => {
    const orders = summaries(siteList.body.message);
    expect(orders).toHaveLength(siteList.body.message.data.length);
    expect(new Set(orders.map(({ state }) => state)).size).toBeGreaterThan(1);
    const lines = orders.flatMap((one) => one.lines);
    expect(lines.find(({ variantId }) => variantId)?.options[0]?.name).toBeTruthy();
  });
});

describe('a recorded order', () => {
  it('unpaid', () => {
    expect(order(detail.body.message)).toMatchObject({
      total: 40780,
      shippingFee: 800,
      goodsTotal: 39980,
      couponDiscount: 0,
      pointsDiscount: 0,
      paymentMethod: null,
      paidAt: null,
      remark: '请尽快发货',
      giftNote: null,
      address: { name: '张三', phone: '13800000001', place: '示例大厦', house: '101室' },
      refund: null,
      codes: [],
      courier: null,
      trackingNumber: null,
      parcels: [],
      unsentPieces: 0,
      receiptExtendedDays: 0,
      arrives: null,
      pointsDue: 0,
      hasDownload: false,
      prize: null,
      lines: [{ unitPrice: 19990, quantity: 2, productType: 'physical' }],
    });
  });

  it.each([
    ['paid', paid, { state: 'awaiting-shipment', paymentMethod: 'balance' }],
    ['cancelled', cancelled, { state: 'cancelled', paymentMethod: null }],
    ['with a file', download, { state: 'completed', hasDownload: true, address: null }],
  ])('%s', (_title, recording, expected) => {
    expect(order(recording.body.message)).toMatchObject(expected);
  });
});

describe('what no recording holds', () => {
  const base = detail.body.message;

  it('reads coupon money in cents and points money in yuan', () => {
    expect(order({ ...base, coupon_money: 1500, integralPrice: 2.5 })).toMatchObject({
      couponDiscount: 1500,
      pointsDiscount: 250,
    });
  });

  it.each([
    [{ refund_way: '原路退回' }, 'source'],
    [{ refund_way: 'To balance' }, 'balance'],
    [{ refund_way: '退到余额', refund_way_code: 1 }, 'source'],
  ])('refund %j', (way, method) => {
    const refund = { refund_time: '2026-11-22 10:00:00', refund_money: 12.3, refund_reason: '不想要了', ...way };
    expect(order({ ...base, ...refund }).refund).toEqual({
      method,
      amount: 1230,
      at: '2026-11-22 10:00:00',
      reason: '不想要了',
    });
  });

  it('tells card keys from web disks by the SKU of the line', () => {
    const [line] = base.goods_list;
    const goods_list = [
      { ...line, good_sku_id: 7, good_sku: { code_type: 0, product_sku: [] } },
      { ...line, good_sku_id: 8, good_sku: { code_type: 1, product_sku: [] } },
    ];
    const good_code = [
      { id: 1, good_sku_id: 7, name: null, code: 'KEY' },
      { id: 2, good_sku_id: 8, name: 'https://disk.example/x', code: 'abcd' },
    ];
    expect(order({ ...base, goods_list, good_code }).codes).toEqual([
      { id: '1', kind: 'card-key', name: null, code: 'KEY' },
      { id: '2', kind: 'web-disk', name: 'https://disk.example/x', code: 'abcd' },
    ]);
  });

  it('reads parcel, prize and kind', () => {
    const more = {
      odd: 'SF123',
      dhl: { name: '顺达' },
      type: 'Flash-sale order',
      integral_draw_log: { integral_draw: { id: 3 }, integral_prize: { name: '茶杯' } },
    };
    expect(order({ ...base, ...more })).toMatchObject({
      trackingNumber: 'SF123',
      courier: '顺达',
      kind: 'flash-sale',
      prize: { lotteryId: '3', name: '茶杯' },
    });
  });

  it('refuses a state it does not know', () => {
    expect(() => order({ ...base, state: 77 })).toThrow('Unknown order state 77');
  });
});

it('reads the payment page', () => {
  expect(toPaymentInfo(parserOf(wirePayInfo)(payment.body.message))).toEqual({
    orderId: '1',
    number: '1795189097857415050',
    state: 'awaiting-payment',
    kind: 'ordinary',
    total: 40780,
    secondsLeft: 86399,
    productNames: ['无线蓝牙耳机'],
    address: {
      name: '张三',
      phone: '13800000001',
      place: '示例大厦',
      address: '北京市朝阳区示例路1号',
      house: '101室',
    },
    balance: 1000000,
  });
});

it('reads the counters, with or without reviews', () => {
  const read = (message: object) => toOrderCounts(parserOf(wireOrderCounts)(message));
  expect(read(counts.body.message)).toMatchObject({ all: 0, awaitingReview: 0 });
  expect(read({ all: 9, obligation: 1, waitdeliver: '2', waitforreceiving: 3, remainEvaluated: 4 })).toEqual({
    all: 9,
    awaitingPayment: 1,
    awaitingShipment: 2,
    shipped: 3,
    awaitingReview: 4,
  });
});

import { describe, expect, it } from 'vitest';
import type { Notice } from '../notices/send-notice.ts';
import { deliveredNotice, type Parcel, shippedNotice, type WhichParcel } from './order-notices.ts';

const order = { id: 1, number: 'A1', productsName: { zh: '草莓', en: 'Strawberries' } };
const at = '2026-11-20 10:00:00';
const parcel: Parcel = { courier: { zh: '云途快运', en: 'Yuntu' }, waybill: 'YT1', recipient: '林小满' };
const which = (values: Partial<WhichParcel>): WhichParcel => ({
  number: 1,
  sent: 2,
  unsent: 0,
  isLast: false,
  ...values,
});
const said = ({ title, remark, rows }: Notice) => [title, remark, rows.map(({ label }) => label.zh)];

describe('what is said of an order that was sent', () => {
  it.each<[string, Notice, { zh: string; en: string }, { zh: string; en: string }]>([
    [
      'by post',
      shippedNotice(order, at, parcel),
      { zh: '商品已发货', en: 'Your order has shipped' },
      { zh: '订单 A1 已发货。', en: 'Order A1 is on its way.' },
    ],
    [
      'in part',
      shippedNotice(order, at, parcel, which({ sent: 1, unsent: 2 })),
      { zh: '部分商品已发货', en: 'Part of your order has shipped' },
      {
        zh: '订单 A1 的第 1 个包裹已发货，还有 2 件待发货。',
        en: 'Parcel 1 of order A1 is on its way; pieces still to be sent: 2.',
      },
    ],
  ])('%s', (_, notice, title, remark) => {
    expect(said(notice)).toEqual([title, remark, ['订单编号', '发货时间', '快递', '运单号', '收货人']]);
  });

  it('is of a service that it is arranged: nothing is on its way', () => {
    expect(said(shippedNotice(order, at, null))).toEqual([
      { zh: '服务已安排', en: 'Your service is arranged' },
      {
        zh: '订单 A1 的服务已经安排好，用完后请确认收货。',
        en: 'The service of order A1 is arranged; please confirm receipt once you have had it.',
      },
      ['订单编号', '安排时间'],
    ]);
  });
});

describe('what is said when a courier has delivered', () => {
  it.each<[string, WhichParcel | null, { zh: string; en: string }, { zh: string; en: string }]>([
    [
      'the only parcel',
      null,
      { zh: '包裹已签收，待确认收货', en: 'Parcel delivered, to be confirmed' },
      { zh: '订单 A1 已签收，收到后请确认收货。', en: 'Order A1 was delivered; please confirm receipt.' },
    ],
    [
      'the last parcel',
      which({ number: 2, isLast: true }),
      { zh: '包裹已签收，待确认收货', en: 'Parcel delivered, to be confirmed' },
      {
        zh: '订单 A1 的第 2 个包裹（共 2 个）已签收，收到后请确认收货。',
        en: 'Parcel 2 of 2 of order A1 was delivered; please confirm receipt.',
      },
    ],
    [
      'one parcel, while others are on their way',
      which({}),
      { zh: '一个包裹已签收', en: 'One of your parcels was delivered' },
      {
        zh: '订单 A1 的第 1 个包裹（共 2 个）已签收，其余商品会另外送达。',
        en: 'Parcel 1 of 2 of order A1 was delivered; the rest comes separately.',
      },
    ],
    [
      'one parcel, while pieces were not sent yet',
      which({ sent: 1, unsent: 1 }),
      { zh: '一个包裹已签收', en: 'One of your parcels was delivered' },
      {
        zh: '订单 A1 的第 1 个包裹已签收，其余商品会另外送达。',
        en: 'Parcel 1 of order A1 was delivered; the rest comes separately.',
      },
    ],
  ])('%s', (_, of, title, remark) => {
    expect(said(deliveredNotice(order, at, of))).toEqual([title, remark, ['订单编号', '签收时间']]);
  });

  it('of a service, that it was given: nobody signed for anything', () => {
    expect(said(deliveredNotice(order, at))).toEqual([
      { zh: '服务已完成，待确认收货', en: 'Service given, to be confirmed' },
      { zh: '订单 A1 的服务已完成，请确认收货。', en: 'The service of order A1 was given; please confirm receipt.' },
      ['订单编号', '完成时间'],
    ]);
  });
});

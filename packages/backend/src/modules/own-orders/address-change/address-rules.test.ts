import { describe, expect, it } from 'vitest';
import {
  type ChangeObstacle,
  changeObstacle,
  type SentLine,
  type ShippingFeeChange,
  shippingFeeChange,
} from './address-rules.ts';

const now = new Date('2026-11-25T08:00:00Z');
const order: Parameters<typeof changeObstacle>[0] = {
  state: 'awaiting-shipment',
  overtime: null,
  shippingTime: null,
  waybill: null,
};
const sent: SentLine = { productType: 'physical', number: 2, refunded: 0 };

describe('changeObstacle', () => {
  const late = new Date(now.getTime() - 1);
  it.each<[string, Partial<Parameters<typeof changeObstacle>[0]>, (typeof sent)[], boolean, ChangeObstacle | null]>([
    ['to be paid', { state: 'awaiting-payment' }, [sent], false, null],
    ['to be sent', { state: 'awaiting-shipment' }, [sent], false, null],
    ['not paid in time', { state: 'awaiting-payment', overtime: late }, [sent], false, 'state'],
    ['on its way', { state: 'shipped' }, [sent], false, 'state'],
    ['waits for a group', { state: 'awaiting-group' }, [sent], false, 'state'],
    ['over', { state: 'completed' }, [sent], false, 'state'],
    ['a parcel has a number already', { waybill: 'SF1' }, [sent], false, 'state'],
    ['shipped in part', { shippingTime: now }, [sent], false, 'state'],
    ['nothing is sent by post', {}, [{ ...sent, productType: 'virtual' }], false, 'nothing-sent'],
    ['what was to be sent is refunded', {}, [{ ...sent, refunded: 2 }], false, 'nothing-sent'],
    ['one of two is refunded', {}, [{ ...sent, refunded: 1 }], false, null],
    ['a refund is open', {}, [sent], true, 'refund'],
  ])('%s', (_, values, lines, hasOpenRefund, expected) => {
    expect(changeObstacle({ ...order, ...values }, lines, hasOpenRefund, now)).toBe(expected);
  });
});

describe('shippingFeeChange', () => {
  const unpaid = { shippingFee: 1000, isPaid: false, isSettled: false };
  const paid = { ...unpaid, isPaid: true };
  it.each<[string, Parameters<typeof shippingFeeChange>[0], number, ShippingFeeChange]>([
    ['unpaid and dearer', unpaid, 1500, { shippingFee: 1500, difference: 500, isDearer: false }],
    ['unpaid and cheaper', unpaid, 0, { shippingFee: 0, difference: -1000, isDearer: false }],
    ['unpaid and the same', unpaid, 1000, { shippingFee: 1000, difference: 0, isDearer: false }],
    ['paid and cheaper', paid, 601, { shippingFee: 601, difference: -399, isDearer: false }],
    ['paid and the same', paid, 1000, { shippingFee: 1000, difference: 0, isDearer: false }],
    ['paid and dearer', paid, 1001, { shippingFee: 1001, difference: 1, isDearer: true }],
    [
      'paid, cheaper, refunded in part',
      { ...paid, isSettled: true },
      0,
      { shippingFee: 1000, difference: 0, isDearer: false },
    ],
    [
      'paid, dearer, refunded in part',
      { ...paid, isSettled: true },
      1001,
      { shippingFee: 1001, difference: 1, isDearer: true },
    ],
  ])('%s', (_, terms, wanted, expected) => {
    expect(shippingFeeChange(terms, wanted)).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { parserOf } from '../wire/parts.ts';
import detail from './fixtures/detail.json';
import { toOrderDetail } from './mapping.ts';
import { wireOrderDetail } from './wire.ts';

const base = detail.body.message;
const order = (more: object) => toOrderDetail(parserOf(wireOrderDetail)({ ...base, ...more }));
const station = (status: string, minute: number, text = status) => ({
  ...{ status, text },
  time: `2026-11-25 10:0${minute}:00`,
});
const wireParcel = (more: object = {}) => ({
  ...{ id: 12, odd: 'YT1', dhl: { id: 1, name: '云途快运', abbreviation: 'yuntu' }, state: 'in_transit' },
  ...{ shipping_time: '2026-11-25 10:00:00', delivered_time: null },
  goods_list: [{ id: 1, number: 2 }],
  tracking: [station('picked_up', 3, '【杭州市】已揽收')],
  ...more,
});

describe('parcels', () => {
  it('are read with what is in them and how far they are', () => {
    const { parcels, unsentPieces } = order({ parcels: [wireParcel()], unsent: 1 });
    expect(unsentPieces).toBe(1);
    expect(parcels).toEqual([
      {
        ...{ id: '12', courier: '云途快运', trackingNumber: 'YT1', state: 'in-transit' },
        ...{ shippedAt: '2026-11-25 10:00:00', deliveredAt: null },
        pieces: [{ lineId: '1', quantity: 2 }],
        events: [{ state: 'collected', text: '【杭州市】已揽收', at: '2026-11-25 10:03:00' }],
      },
    ]);
  });

  it.each([
    ['announced', 'announced'],
    ['collected', 'collected'],
    ['out_for_delivery', 'out-for-delivery'],
    ['delivered', 'delivered'],
    ['problem', 'problem'],
    ['returning', 'returning'],
    ['returned', 'returned'],
    ['teleported', 'in-transit'],
    [null, 'in-transit'],
  ])('in the state %j are %s', (state, word) => {
    expect(order({ parcels: [wireParcel({ state })] }).parcels[0]?.state).toBe(word);
  });

  it('may have no courier, no waybill and no station yet', () => {
    const bare = wireParcel({ odd: null, dhl: null, state: 'announced', tracking: [] });
    expect(order({ parcels: [bare] }).parcels[0]).toMatchObject({ courier: null, trackingNumber: null, events: [] });
  });

  it('keep the text of a station whose word is not known', () => {
    const { parcels } = order({ parcels: [wireParcel({ tracking: [station('at_customs', 1, '清关中')] })] });
    expect(parcels[0]?.events[0]).toMatchObject({ state: 'other', text: '清关中' });
  });

  it('are none where nothing was sent, whatever the waybill says', () => {
    expect(order({ parcels: [], odd: 'YT1' }).parcels).toEqual([]);
  });
});

describe('an answer without parcels', () => {
  const sent = { state: 3, odd: 'YT1', dhl: { name: '云途快运' }, shipping_time: '2026-11-25 09:00:00' };

  it('tells of one by its waybill, with everything that is sent', () => {
    const tracking = [station('arrived', 9), station('out_for_delivery', 8), station('paid', 0)];
    expect(order({ ...sent, tracking }).parcels).toMatchObject([
      {
        ...{ id: 'YT1', courier: '云途快运', trackingNumber: 'YT1', state: 'out-for-delivery' },
        shippedAt: '2026-11-25 09:00:00',
        pieces: [{ lineId: '1', quantity: 2 }],
      },
    ]);
  });

  it.each([
    ['is under way where no station says more', { ...sent, tracking: [station('packed', 1)] }, 'in-transit', null],
    ['has come with its order', { ...sent, state: 5 }, 'delivered', null],
    [
      'has come when a station says so',
      { ...sent, tracking: [station('delivered', 9)] },
      'delivered',
      '2026-11-25 10:09:00',
    ],
  ])('%s', (_, answer, state, deliveredAt) => {
    expect(order(answer).parcels[0]).toMatchObject({ state, deliveredAt });
  });

  it('has none without a waybill', () => expect(order({ state: 2 }).parcels).toEqual([]));
});

describe('reminding and extending', () => {
  it('are read as the server allows them', () => {
    const known = { can_remind: true, reminded_time: '2026-11-24 10:00:00', can_extend: 1, extended_days: '7' };
    expect(order({ can_remind: false, remind_time: '2026-11-25 10:00:00' }).canRemindAt).toBe('2026-11-25 10:00:00');
    expect(order(known)).toMatchObject({
      ...{ canRemind: true, remindedAt: '2026-11-24 10:00:00', canExtendReceipt: true, receiptExtendedDays: 7 },
    });
  });

  const until = { state: 3, receiving_time: '2026-12-05 00:00:00' };
  it.each([
    ['some days later', { ...until, can_extend: true, extension_days: 7 }, '2026-12-12 00:00:00'],
    ['unknown where the days are not told', { ...until, can_extend: true }, null],
    ['none where it was extended before', { ...until, can_extend: false, extension_days: 7 }, null],
  ])('the new day is %s', (_, known, day) => expect(order(known).extendedReceipt).toBe(day));
});

import { expect, it } from 'vitest';
import { toTimeline } from './timeline.ts';
import { loadStages, type ParcelKind } from './tracking-content.ts';

const paidAt = new Date('2026-11-20T08:00:00Z');

it('fills in the places and counts from the payment', () => {
  const stages = [
    { after_minutes: 0, status: 'paid', text: { zh: '已付款', en: 'Paid' } },
    { after_minutes: 3, status: 'picked_up', text: { zh: '【{origin}】已揽收 {unknown}', en: '[{origin}] Collected' } },
  ];
  expect(toTimeline(stages, paidAt, { origin: { zh: '杭州市', en: 'Hangzhou' } })).toEqual([
    { step: 0, status: 'paid', text: { zh: '已付款', en: 'Paid' }, happenedAt: paidAt },
    {
      step: 1,
      status: 'picked_up',
      text: { zh: '【杭州市】已揽收 {unknown}', en: '[Hangzhou] Collected' },
      happenedAt: new Date('2026-11-20T08:03:00Z'),
    },
  ]);
});

it.each<[ParcelKind]>([['standard'], ['chilled'], ['large']])(
  'the demo has stages for %s parcels, up to the delivery',
  (kind) => {
    const stages = loadStages(kind);
    expect(stages.at(-1)?.status).toBe('delivered');
    const times = stages.map((stage) => stage.after_minutes);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  },
);

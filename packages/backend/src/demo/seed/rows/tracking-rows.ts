import type { parcels, trackingEvents } from '../../../kernel/db/schema/index.ts';
import { inHours } from './moments.ts';

/** Hours after shipping at which a parcel reached each stage, with our invented stations. */
const journey = [
  { after: 0, status: 'packed', zh: '摊主已打包，等待快递揽收', en: 'Packed and waiting for collection' },
  { after: 2, status: 'picked_up', zh: '【杭州良渚】已揽收', en: '[Hangzhou Liangzhu] Collected' },
  {
    after: 9,
    status: 'in_transit',
    zh: '【杭州转运中心】已到达，正发往下一站',
    en: '[Hangzhou hub] Arrived, moving on',
  },
  { after: 20, status: 'arrived', zh: '【余杭站】包裹已到站', en: '[Yuhang station] At the station' },
  { after: 26, status: 'out_for_delivery', zh: '【余杭站】快递员正在派送', en: '[Yuhang station] Out for delivery' },
];

type Parcel = Pick<typeof parcels.$inferInsert, 'id' | 'orderId' | 'shippedAt' | 'deliveredAt'>;

/** What is known by now of the way of a parcel; `first` counts what is known of its order. */
export function trackingRows(
  { id, orderId, shippedAt, deliveredAt }: Parcel,
  now: Date,
  first: number,
): (typeof trackingEvents.$inferInsert)[] {
  const stages = journey
    .map(({ after, status, zh, en }) => ({ status, text: { zh, en }, happenedAt: inHours(shippedAt, after) }))
    .filter(({ happenedAt }) => happenedAt <= (deliveredAt ?? now));
  const signed = deliveredAt
    ? [
        {
          status: 'delivered',
          text: { zh: '已签收，签收人：本人', en: 'Delivered, signed for in person' },
          happenedAt: deliveredAt,
        },
      ]
    : [];
  return [...stages, ...signed].map((event, index) => ({
    ...event,
    step: first + index,
    orderId,
    parcelId: id ?? null,
  }));
}

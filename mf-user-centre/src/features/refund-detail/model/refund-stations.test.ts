import type { RefundEvent } from '@jishi/api/refunds';
import { expect, it } from 'vitest';
import { refundStations } from './refund-stations.ts';

const event = (state: RefundEvent['state'], minute: number): RefundEvent => ({
  state,
  actor: 'shop',
  words: null,
  at: `2026-11-20 10:0${minute}:00`,
});
const asked = event('asked', 0);

it.each([
  ['a refund that waits', 'refund', [asked], ['asked', 'agreed', 'refunded'], 1],
  [
    'a refund that is done',
    'refund',
    [asked, event('refunding', 1), event('refunded', 2)],
    ['asked', 'agreed', 'refunded'],
    3,
  ],
  [
    'a return on its way',
    'return',
    [asked, event('agreed', 1), event('sent', 2)],
    ['asked', 'agreed', 'sent', 'received', 'refunded'],
    3,
  ],
  ['one that was refused', 'return', [asked, event('refused', 1)], ['asked', 'refused'], 1],
  [
    'one that was not sent',
    'return',
    [asked, event('agreed', 1), event('closed', 2)],
    ['asked', 'agreed', 'closed'],
    2,
  ],
] as const)('%s', (_, kind, events, keys, current) => {
  const { state } = events.at(-1) ?? asked;
  const found = refundStations({ kind, state, events });
  expect(found.stations.map(({ key }) => key)).toEqual(keys);
  expect(found.current).toBe(current);
});

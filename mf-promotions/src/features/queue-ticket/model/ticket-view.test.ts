import type { SalePlace } from '@jishi/api/flash-sales';
import { expect, it } from 'vitest';
import { aPlace } from '../testing/a-place.ts';
import { clockOf, progressOf, type TicketView, ticketNumber, ticketView } from './ticket-view.ts';

const fresh = { misses: 0, dismissedId: null };

it.each<[SalePlace['state'], TicketView]>([
  ['waiting', 'waiting'],
  ['turn', 'turn'],
  ['ordered', 'hidden'],
  ['lapsed', 'lapsed'],
  ['left', 'hidden'],
  ['sold-out', 'gone'],
  ['sale-over', 'over'],
])('a place that is %s is shown as %s', (state, view) => {
  expect(ticketView(aPlace({ state }), fresh)).toBe(view);
});

it('says nothing without a place, or of one that was put aside', () => {
  expect(ticketView(null, fresh)).toBe('hidden');
  expect(ticketView(aPlace({ id: '7', state: 'lapsed' }), { misses: 0, dismissedId: '7' })).toBe('hidden');
});

it.each([
  [0, 'waiting'],
  [1, 'waiting'],
  [2, 'lost'],
])('after %i misses it is %s', (misses, view) => {
  expect(ticketView(aPlace({ state: 'waiting' }), { misses, dismissedId: null })).toBe(view);
});

it.each([
  [{ position: 200, number: 200 }, 0],
  [{ position: 50, number: 200 }, 0.75],
  [{ position: 9, number: 3 }, 0],
  [{ position: null, number: 3 }, 1],
])('of %j the way that is done is %d', (place, progress) => {
  expect(progressOf(place)).toBe(progress);
});

it('numbers slips by the hour of the sale', () => {
  expect(ticketNumber({ saleStartsAt: '2026-11-20 14:00:00', number: 587 })).toBe('14-0587');
});

it.each([
  [180_000, '3:00'],
  [166_200, '2:47'],
  [900, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('counts %i ms as %s', (left, clock) => {
  expect(clockOf(left)).toBe(clock);
});

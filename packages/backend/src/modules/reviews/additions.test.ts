import { expect, it } from 'vitest';
import type { OrderState } from '../../kernel/words/orders.ts';
import type { ReviewState } from '../../kernel/words/reviews.ts';
import { addBefore } from './additions.ts';

const written = new Date('2026-11-01T08:00:00Z');
const until = new Date('2026-12-01T08:00:00Z');
const last = new Date(until.getTime() - 1);

it.each<[ReviewState, OrderState, boolean, Date, Date | null]>([
  ['shown', 'reviewed', false, written, until],
  ['shown', 'reviewed', false, last, until],
  ['shown', 'reviewed', false, until, null],
  ['shown', 'reviewed', true, written, null],
  ['hidden', 'reviewed', false, written, null],
  ['shown', 'refunded', false, written, null],
])('%s, of an order that is %s, added to %s: at %s until %s', (state, stands, hasAddition, now, expected) => {
  expect(addBefore({ state, createdAt: written }, { state: stands }, hasAddition, now)).toEqual(expected);
});

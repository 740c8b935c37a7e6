import { expect, it } from 'vitest';
import { addBefore } from './additions.ts';

const written = new Date('2026-11-01T08:00:00Z');
const until = new Date('2026-12-01T08:00:00Z');
const last = new Date(until.getTime() - 1);

it.each([
  [1, 11, false, written, until],
  [1, 11, false, last, until],
  [1, 11, false, until, null],
  [1, 11, true, written, null],
  [2, 11, false, written, null],
  [1, 7, false, written, null],
])('state %i of an order in %i, added to %s: at %s until %s', (state, orderState, hasAddition, now, expected) => {
  expect(addBefore({ state, createdAt: written }, { state: orderState }, hasAddition, now)).toEqual(expected);
});

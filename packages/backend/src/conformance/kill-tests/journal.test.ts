import { expect, it } from 'vitest';
import { Journal } from './journal.ts';

/** With an order in state 1 and one that is being paid without an answer. */
function aJournal(): Journal {
  const journal = new Journal([1]);
  journal.addOrder(2);
  journal.addOrder(3);
  journal.beginMove(3, 2);
  return journal;
}

it.each<[about: string, found: [number, number][], doubtful: number, lost: number]>([
  [
    'all there, the doubtful one as it was',
    [
      [1, 3],
      [2, 1],
      [3, 1],
    ],
    0,
    0,
  ],
  [
    'all there, the doubtful one done',
    [
      [1, 3],
      [2, 1],
      [3, 2],
    ],
    0,
    0,
  ],
  [
    'one more, which was asked for',
    [
      [1, 3],
      [2, 1],
      [3, 1],
      [4, 1],
    ],
    1,
    0,
  ],
  [
    'one more, which nobody asked for',
    [
      [1, 3],
      [2, 1],
      [3, 1],
      [4, 1],
    ],
    0,
    1,
  ],
  [
    'one gone',
    [
      [1, 3],
      [3, 1],
    ],
    0,
    2,
  ],
  [
    'one that went back',
    [
      [1, 2],
      [2, 1],
      [3, 1],
    ],
    0,
    1,
  ],
])('orders: %s', (_, found, doubtful, lost) => {
  const journal = aJournal();
  journal.doubts.orders = doubtful;
  expect(journal.compareOrders(new Map(found))).toHaveLength(lost);
});

it('counts and carts: what was acknowledged, or that and what is doubtful', () => {
  const journal = new Journal([]);
  journal.counts.draws = 5;
  journal.doubts.draws = 1;
  expect(journal.compareCount('draws', 6)).toEqual([]);
  expect(journal.compareCount('draws', 5)).toHaveLength(1);
  journal.cart = { number: 3, doubtful: 4 };
  expect(journal.compareCart(4)).toEqual([]);
  expect(journal.compareCart(3)).toHaveLength(1);
});

it.each([
  ['the one that was told', { id: 4, number: 2 }, false, 0],
  ['gone', null, false, 1],
  ['another number', { id: 4, number: 3 }, true, 1],
  ['a newer one, which was asked for', { id: 5, number: 3 }, true, 0],
  ['a newer one, which nobody asked for', { id: 5, number: 3 }, false, 1],
])('a place in a line: %s', (_, found, isDoubtful, lost) => {
  const journal = new Journal([]);
  journal.place = { id: 4, number: 2, isDoubtful };
  expect(journal.comparePlace(found)).toHaveLength(lost);
});

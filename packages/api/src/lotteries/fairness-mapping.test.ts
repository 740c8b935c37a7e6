import { expect, it } from 'vitest';
import { toFairDraw, toOwnDraw } from './fairness-mapping.ts';

const day = { day: '2026-11-23', commitment: 'ab'.repeat(32), seed: null, published_at: '2026-11-24 00:05:00' };
const seedDay = { day: '2026-11-23', hash: 'ab'.repeat(32), seed: null, publishedAt: '2026-11-24 00:05:00' };
const row = {
  ...{ id: 7, integral_draw: { id: 4, name: 'Wheel' }, type: 1, user_id: 17, number: 12, draw: 2, word: 'plum' },
  prizes: [{ id: 3, name: 'Nothing', weight: 1, left: -1 }],
  ...{ receipt: 'cd'.repeat(32), prize_name: 'Nothing', created_at: '2026-11-23 10:00:00' },
};

it('reads what the next draw is made from', () => {
  const previous = { ...day, day: '2026-11-22', seed: 'ef'.repeat(32) };
  expect(toFairDraw({ ...day, user_id: 17, draw: 3, previous })).toEqual({
    today: seedDay,
    previous: { ...seedDay, day: '2026-11-22', seed: 'ef'.repeat(32) },
    customer: 17,
    draw: 3,
  });
  expect(toFairDraw({ ...day, user_id: 17, draw: 3, previous: null }).previous).toBeNull();
});

it('reads what a draw was made from', () => {
  const draw = toOwnDraw({ ...row, ...day, algorithm: 'jishi-draw-1', shown: 0 });
  expect(draw).toMatchObject({ id: '7', lottery: { id: '4', name: 'Wheel' }, prizeName: 'Nothing' });
  expect(draw.proof).toEqual({
    ...{ algorithm: 'jishi-draw-1', day: seedDay, number: 12, draw: 2, customer: 17, lottery: 4, word: 'plum' },
    ...{ hasReels: false, places: [0], receipt: 'cd'.repeat(32) },
    prizes: [{ id: '3', name: 'Nothing', weight: 1, left: -1 }],
  });
  expect(toOwnDraw({ ...row, ...day, type: 3, algorithm: 'jishi-draw-1', shown: [0, 0, 1] }).proof).toMatchObject({
    hasReels: true,
    places: [0, 0, 1],
  });
});

it('says of older draws that there is nothing to check', () => {
  const nothing = { algorithm: null, day: null, commitment: null, seed: null, published_at: null, shown: null };
  expect(toOwnDraw({ ...row, ...nothing, prizes: [], word: null })).toMatchObject({
    proof: null,
    prizeName: 'Nothing',
  });
});

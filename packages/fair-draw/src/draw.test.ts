import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { draw, hashOfSeed, isWord, messageOf, type PrizeState, type Ticket } from './index.ts';
import { chiSquare } from './testing/chi-square.ts';
import { vectors } from './testing/vectors.ts';

const ticket: Ticket = { day: '2026-11-23', lotteryId: 4, customerId: 17, draw: 1, word: 'plum' };
const seed = createHash('sha256').update('a seed of this test').digest('hex');
const endless = (...weights: number[]): PrizeState[] => weights.map((weight) => ({ weight, left: -1 }));

describe('a draw', () => {
  it.each(vectors)('agrees with other programs: $name', async ({ hash, expected, ...input }) => {
    const outcome = await draw(input);
    const known = outcome && {
      shown: outcome.shown,
      prize: outcome.prize,
      values: outcome.picks.map(({ value }) => value),
    };
    expect(known).toEqual(expected);
    expect(await hashOfSeed(input.seed)).toBe(hash);
  });

  it('says what it signed, and what came of it', async () => {
    const outcome = await draw({ seed, ticket, game: 'weights', prizes: endless(1, 1) });
    const [block] = outcome?.blocks ?? [];
    expect(block?.message).toBe('jishi-draw-1\n2026-11-23\nlottery 4\ncustomer 17\ndraw 1\nblock 0\nplum');
    const signature = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(block?.message ?? '')
      .digest('hex');
    expect(block?.signature).toBe(signature);
    expect(outcome?.picks[0]?.read).toEqual([signature.slice(0, 8)]);
  });

  it('passes over numbers that would make some likelier, and goes on in the next block', async () => {
    // More than half of all numbers are passed over.
    const prizes = endless(2 ** 31, 1);
    const words = Array.from({ length: 200 }, (_, at) => `w${at}`);
    const outcomes = await Promise.all(
      words.map((word) => draw({ seed, ticket: { ...ticket, word }, game: 'weights', prizes })),
    );
    const read = outcomes.map((outcome) => outcome?.picks[0]?.read ?? []);
    expect(Math.max(...read.map(({ length }) => length))).toBeGreaterThan(3);
    for (const numbers of read) {
      const [last = '', ...before] = numbers.toReversed();
      expect(Number.parseInt(last, 16)).toBeLessThan(2 ** 31 + 1);
      expect(before.every((number) => Number.parseInt(number, 16) >= 2 ** 31 + 1)).toBe(true);
    }
    expect(outcomes.some((outcome) => (outcome?.blocks.length ?? 0) > 1)).toBe(true);
  });

  it.each(['', 'ab', 'x'.repeat(64), '0'.repeat(66)])('takes no seed %j', async (wrong) => {
    await expect(draw({ seed: wrong, ticket, game: 'weights', prizes: endless(1) })).rejects.toThrow(RangeError);
    await expect(hashOfSeed(wrong)).rejects.toThrow(RangeError);
  });

  it('cannot be led astray by a word that looks like another line', () => {
    const twice = messageOf({ ...ticket, word: 'block 1\nplum' }, 0);
    expect(twice).not.toBe(messageOf(ticket, 1));
    expect(isWord('block 1\nplum')).toBe(false);
  });
});

it.each([
  ['', true],
  ['好运🍀', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['two\nlines', false],
  ['a\u0000b', false],
  ['half a picture \ud83c', false],
])('the word %j can be taken: %s', (word, expected) => expect(isWord(word)).toBe(expected));

// With `pnpm test:full` as many as an examiner would ask for. The seed is fixed: the answer is the same every time.
const DRAWS = process.env['TEST_FULL'] === '1' ? 100_000 : 4000;

describe(`${DRAWS} draws`, () => {
  const weights = [5, 1000, 50, 6945, 2000];
  const manyDraws = async (game: 'weights' | 'reels', prizes: PrizeState[]) => {
    const outcomes = [];
    for (let at = 0; at < DRAWS; at += 500) {
      const batch = Array.from({ length: 500 }, (_, index) => ({ ...ticket, draw: at + index + 1 }));
      outcomes.push(...(await Promise.all(batch.map((one) => draw({ seed, ticket: one, game, prizes })))));
    }
    return outcomes;
  };
  const countsOf = (values: readonly number[], kinds: number) =>
    Array.from({ length: kinds }, (_, kind) => values.filter((value) => value === kind).length);

  it('follow the weights', { timeout: 300_000 }, async () => {
    const outcomes = await manyDraws('weights', endless(...weights));
    const counts = countsOf(
      outcomes.map((outcome) => outcome?.prize ?? -1),
      weights.length,
    );
    const expected = weights.map((weight) => (DRAWS * weight) / 10_000);
    // Four degrees of freedom: 18.47 is passed by one in a thousand fair draws.
    expect(chiSquare(counts, expected)).toBeLessThan(18.47);
  });

  it('show every picture of the reels as often, and each reel by itself', { timeout: 300_000 }, async () => {
    const outcomes = await manyDraws('reels', endless(1, 1, 1));
    const rows = outcomes.map((outcome) =>
      Array.isArray(outcome?.shown) ? outcome.shown.reduce((number, stop) => 3 * number + stop, 0) : -1,
    );
    const expected = Array.from({ length: 27 }, () => DRAWS / 27);
    // 26 degrees of freedom, one in a thousand.
    expect(chiSquare(countsOf(rows, 27), expected)).toBeLessThan(54.05);
  });
});

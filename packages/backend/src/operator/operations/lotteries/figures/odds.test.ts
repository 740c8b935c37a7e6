import { describe, expect, it } from 'vitest';
import { chancesOf, daysToEmpty, expectedCost, type OddsLottery, type OddsPrize, oddsWarnings } from './odds.ts';
import { tryDraws } from './try-draws.ts';

const prize = (over: Partial<OddsPrize>): OddsPrize => ({
  ...{ name: 'Cup', isBlank: false, weight: 1, left: null, value: 1000 },
  ...over,
});
const blank = prize({ name: 'Nothing', isBlank: true, weight: 9, value: 0 });
const lottery = (over: Partial<OddsLottery> = {}): OddsLottery => ({
  ...{ game: 'weights', prizes: [prize({}), blank], price: 100, drawsADay: 50, daysLeft: 10 },
  ...over,
});

it('gives each prize its chance, and a draw its cost', () => {
  expect(chancesOf(lottery())).toEqual([0.1, 0.9]);
  expect(expectedCost(lottery())).toBe(100);
  expect(chancesOf(lottery({ game: 'reels' }))).toEqual([1 / 8, 1 / 8]);
  expect(chancesOf(lottery({ prizes: [prize({ weight: 0 })] }))).toEqual([0]);
  expect(daysToEmpty(prize({ left: 20 }), 0.1, 50)).toBe(4);
  expect(daysToEmpty(prize({ left: null }), 0.1, 50)).toBeNull();
  expect(daysToEmpty(prize({ left: 20 }), 0.1, 0)).toBeNull();
});

describe('warnings', () => {
  it('are none where all is well', () => expect(oddsWarnings(lottery())).toEqual([]));

  it.each<[string, Partial<OddsLottery>, RegExp]>([
    ['a prize nobody wins', { prizes: [prize({ weight: 0 }), blank] }, /Nobody can win "Cup"/],
    ['a slot machine with weights', { game: 'reels', price: 9999 }, /takes no weights: each prize has one chance in 8/],
    [
      'a prize that will be gone',
      { prizes: [prize({ left: 20 }), blank] },
      /"Cup" will be gone in 4.0 days at 50 draws a day/,
    ],
    ['a draw that costs more than it brings', { price: 99 }, /costs the shop 1.00 on average, and brings 0.99/],
  ])('tell of %s', (_, over, sentence) => {
    expect(oddsWarnings(lottery(over))).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('a trial', () => {
  it('takes prizes out of what there is, and gives the first of the list afterwards', async () => {
    const prizes = [blank, prize({ weight: 91, left: 3 })];
    expect(await tryDraws(lottery({ prizes }), 100)).toEqual({
      ...{ draws: 100, won: [97, 3], lost: 0, refused: 0, cost: 3000 },
    });
  });

  it('counts lost reels, and draws with nothing to draw', async () => {
    const reels = await tryDraws(lottery({ game: 'reels' }), 200);
    expect(reels.lost + reels.won.reduce((sum, times) => sum + times, 0)).toBe(200);
    expect(await tryDraws(lottery({ prizes: [prize({ left: 0 })] }), 5)).toMatchObject({ refused: 5, cost: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import { amountAt, amountsOf, moveHandle, sliderOf } from './slider.ts';

const range = { min: 880, max: 69_950 };
const open = { priceMin: null, priceMax: null };

describe('the line', () => {
  it.each([
    [{ min: 880, max: 69_950 }, 8, 700],
    [{ min: 490, max: 529_900 }, 4, 5299],
    [{ min: 1880, max: 3200 }, 18, 32],
    [{ min: 500, max: 500 }, 5, 5],
  ])('of %j rises from end to end in stops of its own', (prices, from, to) => {
    const { stops } = sliderOf(prices, open);
    expect([stops[0], stops.at(-1)]).toEqual([from, to]);
    expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
    expect(stops.length).toBeLessThanOrEqual(41);
  });
});

describe('the handles stand', () => {
  it.each([
    ['at the ends', null, null, [8, 700]],
    ['at what is chosen', 9300, 30_000, [93, 300]],
    ['around what is between two stops', 9350, 30_100, [93, 320]],
    ['at the ends of the line for what is beyond', 100, 999_900, [8, 700]],
    ['together when the lowest is above the line', 999_900, null, [700, 700]],
    ['together when the highest is below the line', null, 100, [8, 8]],
  ])('%s', (_what, priceMin, priceMax, amounts) => {
    const slider = sliderOf(range, { priceMin, priceMax });
    expect([amountAt(slider, 'low') / 100, amountAt(slider, 'high') / 100]).toEqual(amounts);
  });

  it('where their own amounts are read back', () => {
    const { stops } = sliderOf(range, open);
    for (const stop of stops)
      expect(sliderOf(range, { priceMin: stop * 100, priceMax: stop * 100 })).toMatchObject({
        low: stops.indexOf(stop),
        high: stops.indexOf(stop),
      });
  });
});

const line = { stops: [8, 10, 50, 300, 700], low: 1, high: 3 };

it.each([
  ['low', 2, { low: 2 }],
  ['low', 4, { low: 3 }],
  ['low', 0, { low: 0 }],
  ['high', 2, { high: 2 }],
  ['high', 0, { high: 1 }],
] as const)('%s moves to stop %i, never past the other', (handle, stop, moved) => {
  expect(moveHandle(line, handle, stop)).toEqual({ ...line, ...moved });
});

it.each([
  [
    { low: 0, high: 4 },
    { min: '', max: '' },
  ],
  [
    { low: 1, high: 4 },
    { min: '10', max: '' },
  ],
  [
    { low: 0, high: 3 },
    { min: '', max: '300' },
  ],
])('as amounts: %j', (handles, amounts) => expect(amountsOf({ ...line, ...handles })).toEqual(amounts));

import { expect, it } from 'vitest';
import { unitPriceOf } from '../measures/unit-price.ts';
import { type OfferedPieces, offerOf, priceNow, type SaleOfProduct, unitPriceNow } from './offer.ts';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 20, hour, minute));
const small: OfferedPieces = { variantId: 1, price: 600, ordinary: 1000, left: 2, held: 0 };
const large: OfferedPieces = { variantId: 2, price: 900, ordinary: 1500, left: 4, held: 0 };
const gone = { left: 0 };
const sale = (...variants: OfferedPieces[]): SaleOfProduct => ({
  saleId: 4,
  productId: 7,
  time: at(10),
  endTime: at(12),
  variants,
});

it.each<[string, Date, OfferedPieces[], object | null, number]>([
  ['an hour before', at(9), [small, large], { state: 'upcoming', isSoldOut: false, lowest: 600, highest: 900 }, 1000],
  ['at its start', at(10), [small, large], { state: 'running', isSoldOut: false, lowest: 600, highest: 900 }, 600],
  ['in its last minute', at(11, 59), [small, large], { state: 'running', lowest: 600, ordinary: 1000 }, 600],
  ['at its end', at(12), [small, large], null, 1000],
  ['when the cheapest is gone', at(11), [{ ...small, ...gone }, large], { lowest: 900, ordinary: 1500 }, 900],
  [
    'when everything is gone',
    at(11),
    [
      { ...small, ...gone },
      { ...large, ...gone },
    ],
    { state: 'running', isSoldOut: true, lowest: 600, highest: 900 },
    1000,
  ],
  [
    'when the rest is held',
    at(11),
    [
      { ...small, ...gone, held: 1 },
      { ...large, ...gone },
    ],
    { state: 'running', isSoldOut: false, isAllHeld: true, lowest: 600, highest: 600 },
    600,
  ],
  [
    'when only the cheapest is held',
    at(11),
    [{ ...small, ...gone, held: 1 }, large],
    { isSoldOut: false, isAllHeld: false, lowest: 600 },
    600,
  ],
  ['when nothing is left for it yet', at(9), [{ ...small, ...gone }], { state: 'upcoming', isSoldOut: false }, 1000],
  ['without anything in it', at(11), [], null, 1000],
])('what a good costs %s', (_when, now, variants, offer, price) => {
  const found = offerOf(sale(...variants), now);
  if (offer) expect(found).toMatchObject(offer);
  else expect(found).toBeNull();
  expect(priceNow(1000, found)).toBe(price);
});

it.each<[number | null, object | null]>([
  [1, { lowest: 600, highest: 600, ordinary: 1000 }],
  [2, { lowest: 900, ordinary: 1500 }],
  [3, null],
  [null, null],
])('of the SKU %s alone', (variantId, offer) => {
  const found = offerOf(sale(small, large), at(11), variantId);
  if (offer) expect(found).toMatchObject(offer);
  else expect(found).toBeNull();
});

it('tells the price per unit of the cheapest way that is left, while it gives the price', () => {
  const measured = (pieces: OfferedPieces, quantity: number): OfferedPieces => ({
    ...pieces,
    measure: { quantity, unit: 'g' },
  });
  const ordinary = unitPriceOf({ price: 1000, measure: { quantity: 500, unit: 'g' } });
  const amountAt = (time: Date, ...variants: OfferedPieces[]) =>
    unitPriceNow(ordinary, offerOf(sale(...variants), time))?.amount;
  const [little, much] = [measured(small, 500), measured(large, 1000)];
  expect(amountAt(at(9), little, much)).toBe(1000);
  expect(amountAt(at(11), little, much)).toBe(450);
  expect(amountAt(at(11), little, { ...much, ...gone })).toBe(600);
  expect(amountAt(at(11), { ...little, ...gone }, { ...much, ...gone })).toBe(1000);
  expect(amountAt(at(11), small, large)).toBeUndefined();
});

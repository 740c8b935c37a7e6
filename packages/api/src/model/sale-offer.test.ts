import { describe, expect, it } from 'vitest';
import { toProductCard } from '../products/mapping.ts';
import type { WireGoodCard } from '../products/wire.ts';
import { toSaleOffer, type WireSaleOffer } from '../wire/sale-offer.ts';
import { givesPrice, priceNow } from './sale-offer.ts';

const sale = {
  id: 4,
  state: 1,
  is_sold_out: 0,
  price: [99, 129],
  market_price: 149,
  time: '2026-11-20 22:00:00',
  end_time: '2026-11-21 00:00:00',
};
const good = {
  id: 7,
  name: '包',
  price: 0,
  order_price: 149,
  market_price: '',
  price_show: [149, 229],
  original_price_show: [199, 259],
} as WireGoodCard;

const ordinary = { price: 14_900, priceRange: { min: 14_900, max: 22_900 }, marketPrice: 19_900 };
const inSale = { price: 9_900, priceRange: { min: 9_900, max: 12_900 }, marketPrice: 14_900 };

describe('what a card costs', () => {
  it.each<[string, WireSaleOffer, object]>([
    ['without a sale, or where the server says nothing', undefined, ordinary],
    ['without a sale', null, ordinary],
    ['before a sale', { ...sale, state: 0 }, ordinary],
    ['during a sale', sale, inSale],
    ['during a sale that is sold out', { ...sale, is_sold_out: 1 }, ordinary],
    ['after a sale that is still told', { ...sale, state: 2 }, ordinary],
    ['during a sale without a price', { ...sale, price: [] }, ordinary],
    ['during a sale that is dearer than usual', { ...sale, market_price: 80 }, { ...inSale, marketPrice: null }],
  ])('%s', (_when, seckill_offer, prices) => {
    expect(toProductCard({ ...good, seckill_offer })).toMatchObject(prices);
  });

  it('a card tells nothing of a sale there is not', () => {
    expect(toProductCard(good)).not.toHaveProperty('flashSale');
  });
});

it.each<[string, WireSaleOffer, boolean]>([
  ['none', null, false],
  ['coming', { ...sale, state: 0 }, false],
  ['running', sale, true],
  ['sold out', { ...sale, is_sold_out: 1 }, false],
])('a sale that is %s gives the price: %s', (_what, wire, gives) => {
  const flashSale = toSaleOffer(wire);
  expect(givesPrice(flashSale)).toBe(gives);
  const priceRange = { min: 14_900, max: 14_900 };
  expect(priceNow({ priceRange, flashSale })).toEqual(gives ? { min: 9_900, max: 12_900 } : priceRange);
});

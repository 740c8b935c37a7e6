import type { FlashSaleCard } from '@jishi/api/flash-sales';
import { expect, it } from 'vitest';
import { saleListData } from './structured-data.ts';

const sale: FlashSaleCard = {
  id: '3',
  productId: '1001',
  name: '草莓',
  summary: '现摘现发',
  price: { min: 3990, max: 4990 },
  normalPrice: 6990,
  progress: 0,
  left: 40,
  held: 0,
  allotted: 100,
  orderLimit: null,
  customerLimit: null,
  state: 'running',
  startsAt: '2026-11-20 22:00:00',
  endsAt: '2026-11-21 00:00:00',
  picture: { url: '/media/goods/1.webp' } as FlashSaleCard['picture'],
};
const at = (time: string) => ({ moment: Date.parse(time), lang: 'zh' as const, origin: 'http://shop.test' });
const offersAt = (time: string, more: Partial<FlashSaleCard> = {}) => {
  const data = saleListData([{ ...sale, ...more }], at(time)) as { itemListElement: { item: { offers: unknown } }[] };
  return data.itemListElement[0]?.item.offers;
};
const inSale = {
  price: 39.9,
  priceCurrency: 'CNY',
  validFrom: '2026-11-20T14:00:00.000Z',
  priceValidUntil: '2026-11-20T16:00:00.000Z',
};

it('is a list of products with their pages', () => {
  expect(saleListData([sale], { ...at('2026-11-20T15:00:00Z'), lang: 'en' })).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      {
        position: 1,
        item: {
          name: '草莓',
          description: '现摘现发',
          url: 'http://shop.test/en/product/detail/1001',
          offers: { priceCurrency: 'USD' },
        },
      },
    ],
  });
});

it('offers the price of the sale while it runs', () => {
  expect(offersAt('2026-11-20T14:00:00Z')).toMatchObject({ ...inSale, availability: 'https://schema.org/InStock' });
  expect(offersAt('2026-11-20T15:00:00Z', { left: 0, held: 2 })).toMatchObject({
    availability: 'https://schema.org/LimitedAvailability',
  });
  expect(offersAt('2026-11-20T15:00:00Z', { left: 0 })).toMatchObject({ availability: 'https://schema.org/SoldOut' });
});

it('offers the ordinary price before, and says from when the other holds', () => {
  expect(offersAt('2026-11-20T13:59:59Z')).toMatchObject([
    { price: 69.9, priceValidUntil: '2026-11-20T14:00:00.000Z' },
    { ...inSale, availability: 'https://schema.org/PreOrder' },
  ]);
  expect(offersAt('2026-11-20T13:59:59Z', { normalPrice: null })).toMatchObject(inSale);
});

it('says nothing of what is over', () => {
  expect(saleListData([sale], at('2026-11-20T16:00:00Z'))).toBeNull();
});

import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  flashSales,
  flashSaleVariants,
  pointsProducts,
  products,
  productTexts,
  shippingRates,
} from '../../../kernel/db/schema/index.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import { describeEngines } from '../../../testing/index.ts';
import type { WireFacets } from '../facets.ts';
import type { WireProductCard } from './product-wire.ts';

type List = Page<WireProductCard> & { facets: WireFacets };
const HOUR = 3_600_000;

const goods = [
  { id: 1, shippingFeeYuan: 0 },
  { id: 2, shippingFeeYuan: 8 },
  { id: 3, shippingType: 'rate', shippingRateId: 1, price: 4900 },
  { id: 4, shippingType: 'rate', shippingRateId: 1, price: 4899 },
  { id: 5, shippingType: 'rate', shippingRateId: 2, price: 99_900 },
  { id: 6, type: 'download', shippingFeeYuan: 0 },
  { id: 7, type: 'virtual', shippingFeeYuan: 0 },
  // Dear enough to be sent for nothing, and too cheap in its sale.
  { id: 8, shippingType: 'rate', shippingRateId: 1, price: 6000 },
] as const;

describeEngines('services of goods', (shop) => {
  const read = async (query: string) => (await shop().get<List>(`good?limit=20&sort=id${query}`)).message;
  const ids = async (query: string) => (await read(query)).data.map(({ id }) => id);
  const counts = async (query: string) =>
    Object.fromEntries((await read(query)).facets.services.map(({ service, count }) => [service, count]));

  beforeAll(async () => {
    const { db } = shop();
    await db.insert(shippingRates).values([
      { id: 1, name: { zh: '满 49 元免运费' }, freeShippingFrom: 4900 },
      { id: 2, name: { zh: '按省份' } },
    ]);
    await db.insert(products).values(
      goods.map((good) => ({
        ...{ key: `S${good.id}`, number: `S${good.id}`, shelf: 'on' as const, stock: 9, price: 1000 },
        ...good,
        orderPrice: 'price' in good ? good.price : 1000,
      })),
    );
    await db.insert(pointsProducts).values([
      { productId: 2, value: 100 },
      { productId: 5, value: 100, isHidden: true },
      { productId: 8, value: 100 },
    ]);
    await db.insert(productTexts).values(goods.map(({ id }) => ({ productId: id, lang: 'zh', name: `名${id}` })));
  });
  // What no change event names is five seconds old at most.
  beforeEach(() => shop().advance(60_000));

  it('are what is sent free by itself, paid with points or handed out online', async () => {
    expect(await ids('&service[]=free_delivery')).toEqual([1, 3, 8]);
    expect(await ids('&service[]=online')).toEqual([6]);
    expect(await ids('&service[]=points')).toEqual([2, 8]);
    expect(await ids('&service[]=free_delivery&service[]=online')).toEqual([]);
    expect(await counts('')).toEqual({ free_delivery: 3, points: 2, online: 1 });
    expect(await counts('&service[]=online')).toEqual({ online: 1 });
  });

  it('leave a word out that stands for nothing', async () => {
    expect(await ids('&service[]=returns&colour[]=mauve')).toHaveLength(8);
    expect(await ids('&service[]=free_delivery&service[]=1')).toEqual([1, 3, 8]);
  });

  it('follow a flash sale, and what it makes of a price', async () => {
    const { db, now } = shop();
    const times = { time: new Date(now.getTime() + HOUR), endTime: new Date(now.getTime() + 2 * HOUR) };
    const [sale] = await db
      .insert(flashSales)
      .values({ productId: 8, name: { zh: '名8' }, ...times })
      .returning();
    const own = { flashSaleId: sale?.id ?? 0, variantId: null, price: 6000, limit: 3, remaining: 3 };
    await db.insert(flashSaleVariants).values({ ...own, salePrice: 4000 });
    expect(await ids('&service[]=on_sale')).toEqual([]);
    shop().advance(1.5 * HOUR);
    expect(await ids('&service[]=on_sale')).toEqual([8]);
    expect(await ids('&service[]=free_delivery')).toEqual([1, 3]);
    expect(await counts('')).toEqual({ free_delivery: 2, on_sale: 1, points: 1, online: 1 });
  });
});

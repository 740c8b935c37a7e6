import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  flashSales,
  flashSaleVariants,
  products,
  productTexts,
  productVariants,
} from '../../../kernel/db/schema/index.ts';
import type { ProductType } from '../../../kernel/words/products.ts';
import { describeEngines } from '../../../testing/index.ts';
import { refreshMeasures, refreshUnitPrices } from '../../catalogue/refresh-measures.ts';
import type { WireProductCard, WireProductDetail } from './product-wire.ts';

type List = { data: WireProductCard[] };
const HOUR = 3_600_000;
const food = '<table><tbody><tr><th>保质期</th><td>7 天</td></tr></tbody></table>';

/** Grapes by the market pound, one way dearer to buy and cheaper to eat; a bottle; eggs; a pan that weighs something. */
const goods: { id: number; name: string; price: number; variants: Record<string, number>; type?: ProductType }[] = [
  { id: 1, name: '葡萄 2斤', price: 0, variants: { '2斤': 3990, '4斤': 7390 } },
  { id: 2, name: '樱桃 500克', price: 2000, variants: {} },
  { id: 3, name: '米酒 500毫升×2瓶', price: 5600, variants: {} },
  { id: 4, name: '鸡蛋 30枚', price: 4680, variants: {} },
  { id: 5, name: '煎锅', price: 9900, variants: {} },
  { id: 6, name: '虎皮花生 250克', price: 500, variants: {} },
  { id: 7, name: '上门烧烤 2斤', price: 100, variants: {}, type: 'virtual' },
];

describeEngines('prices per unit', (shop) => {
  const ids = goods.map(({ id }) => id);
  const seven = `ids=${ids.join(',')}`;
  const list = async (query = '') => (await shop().get<List>(`good?${seven}&limit=20${query}`)).message.data;
  const order = async (sort: string, more = '') => (await list(`&sort=${sort}${more}`)).map(({ id }) => id);
  const detail = async (id: number) => (await shop().get<WireProductDetail>(`good/${id}`)).message;

  beforeAll(async () => {
    const { db } = shop();
    const variants = goods.map(({ variants: own }) => Object.entries(own));
    await db.insert(products).values(
      goods.map(({ id, price, type = 'physical' }, at) => ({
        ...{ id, key: `M${id}`, number: `M${id}`, shelf: 'on' as const, sort: id, type, price, stock: 9 },
        orderPrice: variants[at]?.[0]?.[1] ?? price,
      })),
    );
    await db
      .insert(productTexts)
      .values(goods.map(({ id, name }) => ({ productId: id, lang: 'zh', name, details: id === 5 ? '' : food })));
    await db.insert(productVariants).values(
      goods.flatMap(({ id }, at) =>
        (variants[at] ?? []).map(([text, price]) => ({
          ...{ productId: id, price, stock: 9 },
          productSku: [{ key: { zh: '份量' }, value: { zh: text } }],
        })),
      ),
    );
    await refreshMeasures(db, ids);
  });
  // What no change event names is five seconds old at most.
  beforeEach(() => shop().advance(60_000));

  it('are told of rows, of a product and of each of its variants', async () => {
    expect(Object.fromEntries((await list()).map(({ id, unit_price }) => [id, unit_price]))).toEqual({
      1: { price: 18.48, quantity: 500, unit: 'g' },
      2: { price: 20, quantity: 500, unit: 'g' },
      3: { price: 5.6, quantity: 100, unit: 'ml' },
      4: { price: 1.56, quantity: 1, unit: 'piece' },
      5: null,
      6: { price: 10, quantity: 500, unit: 'g' },
      7: null,
    });
    const grapes = await detail(1);
    expect(grapes.unit_price).toEqual({ price: 18.48, quantity: 500, unit: 'g' });
    expect(grapes.good_sku.map(({ unit_price }) => unit_price?.price)).toEqual([19.95, 18.48]);
    expect((await detail(5)).unit_price).toBeNull();
  });

  it('order lists, and goods that are measured otherwise come last', async () => {
    expect(await order('unit_price_g')).toEqual([6, 1, 2, 3, 4, 5, 7]);
    expect(await order('%2Bunit_price_ml')).toEqual([3, 1, 2, 4, 5, 6, 7]);
    expect(await order('unit_price_use')).toEqual(ids);
    // There is no other way round, and no such unit.
    expect(await order('-unit_price_g')).toEqual(ids);
    expect(await order('unit_price_furlong')).toEqual(ids);
    const pages = await Promise.all([1, 2, 3].map((page) => list(`&sort=unit_price_g&limit=3&page=${page}`)));
    expect(pages.flat().map(({ id }) => id)).toEqual([6, 1, 2, 3, 4, 5, 7]);
  });

  it('follow a change of price', async () => {
    await shop().db.update(products).set({ price: 1500, orderPrice: 1500 }).where(eq(products.id, 2));
    await refreshUnitPrices(shop().db, [2]);
    shop().advance(60_000);
    expect(await order('unit_price_g')).toEqual([6, 2, 1, 3, 4, 5, 7]);
    await shop().db.update(products).set({ price: 2000, orderPrice: 2000 }).where(eq(products.id, 2));
    await refreshUnitPrices(shop().db, [2]);
  });

  it('are those of a flash sale while it gives the price', async () => {
    const { db, now } = shop();
    const times = { time: new Date(now.getTime() + HOUR), endTime: new Date(now.getTime() + 2 * HOUR) };
    const [sale] = await db
      .insert(flashSales)
      .values({ productId: 2, name: { zh: '樱桃' }, ...times })
      .returning();
    const own = { flashSaleId: sale?.id ?? 0, variantId: null, price: 2000, limit: 3, remaining: 3 };
    await db.insert(flashSaleVariants).values({ ...own, salePrice: 900 });
    expect(await order('unit_price_g')).toEqual([6, 1, 2, 3, 4, 5, 7]);
    shop().advance(1.5 * HOUR);
    expect(await order('unit_price_g')).toEqual([2, 6, 1, 3, 4, 5, 7]);
    expect((await list()).find(({ id }) => id === 2)).toMatchObject({ order_price: 20, unit_price: { price: 9 } });
    expect((await detail(2)).unit_price).toMatchObject({ price: 9 });
    shop().advance(HOUR);
    expect(await order('unit_price_g')).toEqual([6, 1, 2, 3, 4, 5, 7]);
  });
});

import { expect, it } from 'vitest';
import { products, productTexts } from '../../kernel/db/schema/index.ts';
import { describeInTurn } from '../../testing/index.ts';
import { listProducts } from './list-products.ts';

const PAGE = 17;

describeInTurn('lists by price while sales run', (shop) => {
  const prepare = async () => {
    const { db } = shop();
    const all = Array.from({ length: 120 }, (_, index) => ({ id: index + 1, price: 100 + Math.floor(index / 3) * 10 }));
    await db.insert(products).values(
      all.map(({ id, price }) => ({
        id,
        key: `P${id}`,
        number: `P${id}`,
        shelf: 'on' as const,
        price,
        orderPrice: price,
        sort: id % 7,
      })),
    );
    await db
      .insert(productTexts)
      .values(all.map(({ id }) => ({ productId: id, lang: 'zh' as const, name: `名${id}`, search: '' })));
    const [cheapest, middle, dearest] = [all[0]!, all[60]!, all.at(-1)!];
    // The dearest becomes the cheapest, one in the middle the dearest, the cheapest stays, and one is not offered at all.
    const salePrices = new Map([
      [dearest.id, 1],
      [middle.id, 99_999_999],
      [cheapest.id, cheapest.price],
      [987_654_321, 5],
    ]);
    return { db, all, salePrices };
  };

  it('follow what products cost now, page by page, up and down', async () => {
    const { db, all, salePrices } = await prepare();
    const priceOf = new Map(all.map(({ id, price }) => [id, salePrices.get(id) ?? price]));
    for (const sort of ['order_price', '-order_price']) {
      const ids: number[] = [];
      for (let from = 0; from < all.length; from += PAGE)
        ids.push(...(await listProducts(db, { lang: 'zh', salePrices }, { sort, from, count: PAGE })));
      expect([...ids].sort()).toEqual(all.map(({ id }) => id).sort());
      const prices = ids.map((id) => priceOf.get(id) ?? Number.NaN);
      expect(prices).toEqual([...prices].sort((a, b) => (sort.startsWith('-') ? b - a : a - b)));
      // Those in no sale stand as they do without any.
      const plain = await listProducts(db, { lang: 'zh' }, { sort, from: 0, count: all.length });
      const isUsual = (id: number) => !salePrices.has(id);
      expect(ids.filter(isUsual)).toEqual(plain.filter(isUsual));
    }
    const cheap = { lang: 'zh' as const, salePrices, priceMax: 1 };
    expect(await listProducts(db, cheap, { sort: 'order_price', from: 0, count: 10 })).toEqual([all.at(-1)!.id]);
  });
});

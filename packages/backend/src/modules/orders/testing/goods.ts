import { goodCodes, goodSkus, goods, goodTexts, resources } from '../../../kernel/db/schema/index.ts';
import type { TestShop } from '../../../testing/index.ts';

type SkuValues = Partial<typeof goodSkus.$inferInsert> & {
  stock?: number;
  /** Card keys to hand out. */
  codes?: string[];
};

/** What a good under test is like; it costs 10.00, has 10 pieces, travels free and is on sale unless said otherwise. */
export type GoodValues = Partial<typeof goods.$inferInsert> & { stock?: number; skus?: SkuValues[] };

export type StockedGood = { id: number; skuIds: number[]; name: { zh: string; en: string } };

let made = 0;

/** A good in both languages with pictures, and SKUs when asked for. */
export async function aGood(
  shop: TestShop,
  { stock = 10, skus = [], ...values }: GoodValues = {},
): Promise<StockedGood> {
  const mark = `${Date.now().toString(36)}-${++made}`;
  const [good] = await shop.db
    .insert(goods)
    .values({
      identification: `T${mark}`,
      number: `NO-${made}`,
      price: 1000,
      orderPrice: values.price ?? 1000,
      inventory: skus.length > 0 ? 0 : stock,
      isShow: 'on',
      ...values,
    })
    .returning({ id: goods.id });
  if (!good) throw new Error('no test good was made');
  const name = { zh: `商品${mark}`, en: `Product ${mark}` };
  await shop.db.insert(goodTexts).values([
    { goodId: good.id, lang: 'zh', name: name.zh },
    { goodId: good.id, lang: 'en', name: name.en },
  ]);
  await shop.db.insert(resources).values({
    imageType: 'good',
    imageId: good.id,
    depict: `goods_${good.id}_zimg`,
    img: `/media/goods/${good.id}.webp`,
  });
  const skuIds: number[] = [];
  for (const [index, sku] of skus.entries()) skuIds.push(await aSku(shop, good.id, index, sku));
  return { id: good.id, skuIds, name };
}

async function aSku(shop: TestShop, goodId: number, index: number, values: SkuValues): Promise<number> {
  const { stock = 10, codes = [], ...columns } = values;
  const value = { zh: `${index + 1}号`, en: `No. ${index + 1}` };
  const [sku] = await shop.db
    .insert(goodSkus)
    .values({
      goodId,
      price: 1000,
      inventory: stock,
      productSku: [{ key: { zh: '颜色', en: 'Colour' }, value }],
      sort: index,
      ...columns,
    })
    .returning({ id: goodSkus.id });
  if (!sku) throw new Error('no test SKU was made');
  if (codes.length > 0)
    await shop.db.insert(goodCodes).values(codes.map((code) => ({ skuId: sku.id, name: `N${code}`, code })));
  return sku.id;
}

import { productCodes, products, productTexts, productVariants, resources } from '../../../kernel/db/schema/index.ts';
import type { TestShop } from '../../../testing/index.ts';

type VariantValues = Partial<typeof productVariants.$inferInsert> & {
  stock?: number;
  /** Card keys to hand out. */
  codes?: string[];
};

/** What a product under test is like; it costs 10.00, has 10 pieces, travels free and is on sale unless said otherwise. */
export type ProductValues = Partial<typeof products.$inferInsert> & { stock?: number; skus?: VariantValues[] };

export type StockedProduct = { id: number; variantIds: number[]; name: { zh: string; en: string } };

let made = 0;

/** A product in both languages with pictures, and variants when asked for. */
export async function aProduct(
  shop: TestShop,
  { stock = 10, skus: variants = [], ...values }: ProductValues = {},
): Promise<StockedProduct> {
  const mark = `${Date.now().toString(36)}-${++made}`;
  const [product] = await shop.db
    .insert(products)
    .values({
      key: `T${mark}`,
      number: `NO-${made}`,
      price: 1000,
      orderPrice: values.price ?? 1000,
      stock: variants.length > 0 ? 0 : stock,
      shelf: 'on',
      ...values,
    })
    .returning({ id: products.id });
  if (!product) throw new Error('no test good was made');
  const name = { zh: `商品${mark}`, en: `Product ${mark}` };
  await shop.db.insert(productTexts).values([
    { productId: product.id, lang: 'zh', name: name.zh },
    { productId: product.id, lang: 'en', name: name.en },
  ]);
  await shop.db.insert(resources).values({
    imageType: 'good',
    imageId: product.id,
    depict: `goods_${product.id}_zimg`,
    img: `/media/goods/${product.id}.webp`,
  });
  const variantIds: number[] = [];
  for (const [index, variant] of variants.entries()) variantIds.push(await aVariant(shop, product.id, index, variant));
  return { id: product.id, variantIds, name };
}

async function aVariant(shop: TestShop, productId: number, index: number, values: VariantValues): Promise<number> {
  const { stock = 10, codes = [], ...columns } = values;
  const value = { zh: `${index + 1}号`, en: `No. ${index + 1}` };
  const [variant] = await shop.db
    .insert(productVariants)
    .values({
      productId,
      price: 1000,
      stock,
      productSku: [{ key: { zh: '颜色', en: 'Colour' }, value }],
      sort: index,
      ...columns,
    })
    .returning({ id: productVariants.id });
  if (!variant) throw new Error('no test SKU was made');
  if (codes.length > 0)
    await shop.db.insert(productCodes).values(codes.map((code) => ({ variantId: variant.id, name: `N${code}`, code })));
  return variant.id;
}

import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { pipelined } from '../../kernel/db/pipelined.ts';
import { products, productTexts, productVariants } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { type ResourceRow, resourcesOf } from '../../kernel/wire/resource.ts';
import { takesPoints } from './takes-points.ts';
import { usualPrice } from './usual-price.ts';

const productColumns = {
  id: products.id,
  number: products.number,
  type: products.type,
  shippingType: products.shippingType,
  shippingFeeYuan: products.shippingFeeYuan,
  marketPrice: usualPrice(products),
  price: products.price,
  orderPrice: products.orderPrice,
  measureQuantity: products.measureQuantity,
  measureUnit: products.measureUnit,
  sales: products.sales,
  brandId: products.brandId,
  shelf: products.shelf,
  isRecommended: products.isRecommended,
  isNew: products.isNew,
  isHot: products.isHot,
  sort: products.sort,
  time: products.time,
  updatedAt: products.updatedAt,
  name: productTexts.name,
};

const variantColumns = {
  productId: productVariants.productId,
  price: productVariants.price,
  marketPrice: usualPrice(productVariants),
  stock: productVariants.stock,
  measureQuantity: productVariants.measureQuantity,
  measureUnit: productVariants.measureUnit,
};

type VariantOfCard = Pick<typeof productVariants.$inferSelect, keyof typeof variantColumns>;

/** Columns of a product that its card shows, and no others: cards are read by the dozen. */
export type CardRecord = Pick<typeof products.$inferSelect, Exclude<keyof typeof productColumns, 'name'>> & {
  name: string;
  takesPoints: boolean;
  variants: VariantOfCard[];
  pictures: ResourceRow[];
};

/** Products for a list; those without a text in the language are left out. */
export async function loadCards(db: DbOrTx, ids: readonly number[], lang: Lang): Promise<Map<number, CardRecord>> {
  if (ids.length === 0) return new Map();
  const [rows, variants, pictures] = await pipelined([
    db
      .select({ ...productColumns, takesPoints: takesPoints(db) })
      .from(products)
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.lang, lang)))
      .where(inArray(products.id, [...ids])),
    db
      .select(variantColumns)
      .from(productVariants)
      .where(and(inArray(productVariants.productId, [...ids]), isNull(productVariants.deletedAt)))
      .orderBy(asc(productVariants.sort), asc(productVariants.id)),
    resourcesOf(db, 'good', ids, '%_zimg'),
  ]);
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId);
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, variants: variantsOf.get(row.id) ?? [], pictures: pictures.get(row.id) ?? [] },
    ]),
  );
}

import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { pipelined } from '../../kernel/db/pipelined.ts';
import { products, productTexts, productVariants } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { type ResourceRow, resourcesOf } from '../../kernel/wire/resource.ts';
import { mainPicture } from '../catalogue/main-picture.ts';

const goodColumns = {
  id: products.id,
  name: productTexts.name,
  type: products.type,
  price: products.price,
  stock: products.stock,
  purchaseLimit: products.purchaseLimit,
  measureQuantity: products.measureQuantity,
  measureUnit: products.measureUnit,
};

const variantColumns = {
  id: productVariants.id,
  productId: productVariants.productId,
  price: productVariants.price,
  stock: productVariants.stock,
  measureQuantity: productVariants.measureQuantity,
  measureUnit: productVariants.measureUnit,
  productSku: productVariants.productSku,
};

export type MatchedVariant = Pick<typeof productVariants.$inferSelect, keyof typeof variantColumns>;

/** What has to be known of a good to put so much of it into a cart; `variants` that are in stock, in display order. */
export type MatchedGood = Pick<typeof products.$inferSelect, Exclude<keyof typeof goodColumns, 'name'>> & {
  name: string;
  variants: MatchedVariant[];
  picture: ResourceRow | null;
};

/** Goods by their ids; those without a text in the language are left out. */
export async function loadMatched(
  db: DbOrTx,
  ids: readonly number[],
  lang: Lang,
): Promise<ReadonlyMap<number, MatchedGood>> {
  if (ids.length === 0) return new Map();
  const [rows, variants, pictures] = await pipelined([
    db
      .select(goodColumns)
      .from(products)
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.lang, lang)))
      .where(inArray(products.id, [...ids])),
    db
      .select(variantColumns)
      .from(productVariants)
      .where(
        and(
          inArray(productVariants.productId, [...ids]),
          isNull(productVariants.deletedAt),
          gt(productVariants.stock, 0),
        ),
      )
      .orderBy(asc(productVariants.sort), asc(productVariants.id)),
    resourcesOf(db, 'good', ids, '%_zimg'),
  ]);
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId);
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, variants: variantsOf.get(row.id) ?? [], picture: mainPicture(pictures.get(row.id)) },
    ]),
  );
}

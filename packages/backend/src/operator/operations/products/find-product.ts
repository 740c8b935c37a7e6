import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { products, productVariants } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { printedChoices } from '../support/as-printed.ts';
import { choiceText } from './product-document.ts';
import { productKeyOf } from './product-reference.ts';

export type LockedProduct = {
  good: typeof products.$inferSelect;
  /** Living variants in display order; none for a product without variants. */
  skus: (typeof productVariants.$inferSelect)[];
};

/**
 * A product by its key or number (`productKeyOf`) with its variants, held until the transaction ends: orders of it wait. Held as orders hold them (their keys
 * stay free to be referred to), products before variants: so nobody waits in a circle.
 * @throws Refused when there is none
 */
export async function lockProduct(tx: Tx, reference: string): Promise<LockedProduct> {
  const key = await productKeyOf(tx, reference);
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.key, key), isNull(products.deletedAt)))
    .for('no key update');
  if (!product) throw new Refused(`There is no good "${key}": see "pnpm shop goods list".`);
  const variants = await tx
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.productId, product.id), isNull(productVariants.deletedAt)))
    .orderBy(asc(productVariants.id))
    .for('no key update');
  return { good: product, skus: variants.sort((one, other) => one.sort - other.sort || one.id - other.id) };
}

type Variant = LockedProduct['skus'][number];

/**
 * The variant that is meant: by its choices in one language (`红色;XL`, also as pages print them: `红色；XL`, `Red; XL`) or by its id. Null for
 * a product without variants.
 * @throws Refused when none or more than one could be meant
 */
export function chooseVariant(
  { good: product, skus: variants }: LockedProduct,
  wanted: string | undefined,
): Variant | null {
  const key = product.key;
  if (variants.length === 0) {
    if (wanted === undefined) return null;
    throw new Refused(`Good ${key} has no variants.`);
  }
  if (wanted === undefined && variants.length === 1) return variants[0] ?? null;
  const found = wanted === undefined ? undefined : findNamed(variants, wanted);
  if (found) return found;
  const known = variants.map((variant) => `  ${variant.id}  ${namesOf(variant).slice(1).join('  ')}`).join('\n');
  throw new Refused(
    wanted === undefined
      ? `Good ${key} has ${variants.length} variants, name one with --variant:\n${known}`
      : `Good ${key} has no variant "${wanted}". It has:\n${known}`,
  );
}

/** The exact name first: two variants may differ only in what is print. */
function findNamed(variants: readonly Variant[], wanted: string): Variant | undefined {
  const exact = variants.find((variant) => namesOf(variant).includes(wanted));
  if (exact) return exact;
  const printed = printedChoices(wanted);
  const meant = variants.filter((variant) => namesOf(variant).some((name) => printedChoices(name) === printed));
  return meant.length === 1 ? meant[0] : undefined;
}

function namesOf(variant: Variant): string[] {
  return [...new Set([String(variant.id), choiceText(variant.productSku, 'zh'), choiceText(variant.productSku, 'en')])];
}

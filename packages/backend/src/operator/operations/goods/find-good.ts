import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { goodSkus, goods } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { printedChoices } from '../support/as-printed.ts';
import { choiceText } from './good-document.ts';
import { goodKeyOf } from './good-reference.ts';

export type LockedGood = {
  good: typeof goods.$inferSelect;
  /** Living SKUs in display order; none for a good without variants. */
  skus: (typeof goodSkus.$inferSelect)[];
};

/**
 * A good by its key or number (`goodKeyOf`) with its SKUs, held until the transaction ends: orders of it wait. Held as orders hold them (their keys
 * stay free to be referred to), goods before SKUs: so nobody waits in a circle.
 * @throws Refused when there is none
 */
export async function lockGood(tx: Tx, reference: string): Promise<LockedGood> {
  const key = await goodKeyOf(tx, reference);
  const [good] = await tx
    .select()
    .from(goods)
    .where(and(eq(goods.identification, key), isNull(goods.deletedAt)))
    .for('no key update');
  if (!good) throw new Refused(`There is no good "${key}": see "pnpm shop goods list".`);
  const skus = await tx
    .select()
    .from(goodSkus)
    .where(and(eq(goodSkus.goodId, good.id), isNull(goodSkus.deletedAt)))
    .orderBy(asc(goodSkus.id))
    .for('no key update');
  return { good, skus: skus.sort((one, other) => one.sort - other.sort || one.id - other.id) };
}

type Sku = LockedGood['skus'][number];

/**
 * The variant that is meant: by its choices in one language (`红色;XL`, also as pages print them: `红色；XL`, `Red; XL`) or by its id. Null for
 * a good without variants.
 * @throws Refused when none or more than one could be meant
 */
export function chooseVariant({ good, skus }: LockedGood, wanted: string | undefined): Sku | null {
  const key = good.identification;
  if (skus.length === 0) {
    if (wanted === undefined) return null;
    throw new Refused(`Good ${key} has no variants.`);
  }
  if (wanted === undefined && skus.length === 1) return skus[0] ?? null;
  const found = wanted === undefined ? undefined : findNamed(skus, wanted);
  if (found) return found;
  const known = skus.map((sku) => `  ${sku.id}  ${namesOf(sku).slice(1).join('  ')}`).join('\n');
  throw new Refused(
    wanted === undefined
      ? `Good ${key} has ${skus.length} variants, name one with --variant:\n${known}`
      : `Good ${key} has no variant "${wanted}". It has:\n${known}`,
  );
}

/** The exact name first: two variants may differ only in what is print. */
function findNamed(skus: readonly Sku[], wanted: string): Sku | undefined {
  const exact = skus.find((sku) => namesOf(sku).includes(wanted));
  if (exact) return exact;
  const printed = printedChoices(wanted);
  const meant = skus.filter((sku) => namesOf(sku).some((name) => printedChoices(name) === printed));
  return meant.length === 1 ? meant[0] : undefined;
}

function namesOf(sku: Sku): string[] {
  return [...new Set([String(sku.id), choiceText(sku.productSku, 'zh'), choiceText(sku.productSku, 'en')])];
}

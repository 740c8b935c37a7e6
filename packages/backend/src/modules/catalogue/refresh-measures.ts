import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { inBatches } from '../../kernel/db/insert-rows.ts';
import { products, productTexts, productVariants } from '../../kernel/db/schema/index.ts';
import type { VariantChoice } from '../../kernel/db/schema/products.ts';
import { LANGUAGES } from '../../kernel/texts/languages.ts';
import { specificationRows } from '../../kernel/texts/specifications.ts';
import { type MeasureUnit, measureUnits } from '../../kernel/words/measures.ts';
import type { Measure } from '../measures/measure.ts';
import { measureOf } from '../measures/measure-of.ts';
import type { Specification } from '../measures/specification.ts';
import { commonUnit } from '../measures/unit-price.ts';

type TextRow = { productId: number; lang: string; name: string; details: string | null };
type VariantRow = { id: number; productId: number; productSku: VariantChoice[] };
type Written = { id: number; quantity: number | null; unit: MeasureUnit | null };

/**
 * Reads how much of these products is sold out of what is written of them, and writes it down, with their price per unit. To be called by
 * whatever writes a product; at most some hundred at once. Services, codes and files have no measure.
 */
export async function refreshMeasures(db: DbOrTx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const posted = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.type, 'physical')));
  const isPosted = new Set(posted.map(({ id }) => id));
  const texts = Map.groupBy(await textsOf(db, ids), ({ productId }) => productId);
  const variants = Map.groupBy(await variantsOf(db, ids), ({ productId }) => productId);
  const read = ids.map((id) => measured(id, isPosted.has(id) ? (texts.get(id) ?? []) : [], variants.get(id) ?? []));
  await writeMeasures(
    db,
    products,
    read.map(({ product }) => product),
  );
  await writeMeasures(
    db,
    productVariants,
    read.flatMap(({ variants: own }) => own),
  );
  await refreshUnitPrices(db, ids);
}

/** Works the prices per unit of these products out of their prices and measures. To be called by whatever changes a price. */
export async function refreshUnitPrices(db: DbOrTx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const cheapest = sql`(select min(s.price / s.measure_quantity) from good_skus s
    where s.good_id = goods.id and s.deleted_at is null and s.measure_unit = goods.measure_unit)`;
  await db.execute(sql`
    update goods set unit_price = coalesce(${cheapest}, goods.price / goods.measure_quantity)
    where goods.id = any(${`{${ids.join(',')}}`}::bigint[])`);
}

function textsOf(db: DbOrTx, ids: readonly number[]): Promise<TextRow[]> {
  const { productId, lang, name, details } = productTexts;
  return db
    .select({ productId, lang, name, details })
    .from(productTexts)
    .where(inArray(productId, [...ids]));
}

function variantsOf(db: DbOrTx, ids: readonly number[]): Promise<VariantRow[]> {
  const { id, productId, productSku, deletedAt } = productVariants;
  return db
    .select({ id, productId, productSku })
    .from(productVariants)
    .where(and(inArray(productId, [...ids]), isNull(deletedAt)));
}

function measured(
  id: number,
  texts: readonly TextRow[],
  variants: readonly VariantRow[],
): { product: Written; variants: Written[] } {
  if (variants.length === 0) return { product: written(id, measureOf(specificationsOf(texts, []))), variants: [] };
  const own = variants.map((variant) => ({
    id: variant.id,
    measure: measureOf(specificationsOf(texts, variant.productSku)),
  }));
  const unit = commonUnit(own.map(({ measure }) => measure));
  return {
    product: { id, quantity: null, unit },
    variants: own.map((variant) => written(variant.id, variant.measure)),
  };
}

const written = (id: number, measure: Measure | null): Written => ({
  id,
  quantity: measure?.quantity ?? null,
  unit: measure?.unit ?? null,
});

/** A product in each language it has a text in, the shop's own first. */
function specificationsOf(texts: readonly TextRow[], choices: readonly VariantChoice[]): Specification[] {
  return LANGUAGES.flatMap(({ code }) => {
    const text = texts.find(({ lang }) => lang === code);
    if (!text) return [];
    const chosen = choices.map(({ key, value }) => ({ name: key[code] ?? '', value: value[code] ?? '' }));
    return [{ name: text.name, facts: specificationRows(text.details ?? ''), choices: chosen }];
  });
}

async function writeMeasures(
  db: DbOrTx,
  table: typeof products | typeof productVariants,
  rows: readonly Written[],
): Promise<void> {
  for (const some of inBatches(table, rows)) {
    const values = sql.join(
      some.map(
        ({ id, quantity, unit }) =>
          sql`(${id}::bigint, ${quantity}::float8, ${unit === null ? null : measureUnits.numbers[unit]}::int)`,
      ),
      sql`, `,
    );
    await db.execute(sql`
      update ${table} set measure_quantity = given.quantity, measure_unit = given.unit
      from (values ${values}) as given (id, quantity, unit) where ${table}.id = given.id
        and (${table}.measure_quantity, ${table}.measure_unit) is distinct from (given.quantity, given.unit)`);
  }
}

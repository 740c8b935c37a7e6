import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { inBatches } from '../../kernel/db/insert-rows.ts';
import { products, productTexts, productVariants } from '../../kernel/db/schema/index.ts';
import { specificationRows } from '../../kernel/texts/specifications.ts';
import { bitsOf } from '../../kernel/words/bits.ts';
import { colourFamilies } from '../../kernel/words/colours.ts';
import { coloursOf, type Said } from '../colours/colours-of.ts';

/**
 * Reads which colours these products come in out of what is written of them, and writes it down. To be called by whatever writes a product; at
 * most some hundred at once.
 */
export async function refreshColours(db: DbOrTx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const said = Map.groupBy([...(await chosen(db, ids)), ...(await told(db, ids))], ({ productId }) => productId);
  const rows = ids.map((id) => ({ id, colours: bitsOf(colourFamilies, coloursOf(said.get(id) ?? [])) }));
  for (const some of inBatches(products, rows)) {
    const values = sql.join(
      some.map(({ id, colours }) => sql`(${id}::bigint, ${colours}::int)`),
      sql`, `,
    );
    await db.execute(sql`
      update goods set colours = given.colours from (values ${values}) as given (id, colours)
      where goods.id = given.id and goods.colours <> given.colours`);
  }
}

type SaidOfProduct = Said & { productId: number };

/** What their variants are told apart by, sold out or not. */
async function chosen(db: DbOrTx, ids: readonly number[]): Promise<SaidOfProduct[]> {
  const { productId, productSku, deletedAt } = productVariants;
  const rows = await db
    .select({ productId, productSku })
    .from(productVariants)
    .where(and(inArray(productId, [...ids]), isNull(deletedAt)));
  return rows.flatMap((row) => row.productSku.map((choice) => ({ ...choice, productId: row.productId })));
}

/** What their specification tables tell. */
async function told(db: DbOrTx, ids: readonly number[]): Promise<SaidOfProduct[]> {
  const { productId, lang, details } = productTexts;
  const rows = await db
    .select({ productId, lang, details })
    .from(productTexts)
    .where(inArray(productId, [...ids]));
  return rows.flatMap((row) =>
    specificationRows(row.details ?? '').map(({ name, value }) => ({
      productId: row.productId,
      key: { [row.lang]: name },
      value: { [row.lang]: value },
    })),
  );
}

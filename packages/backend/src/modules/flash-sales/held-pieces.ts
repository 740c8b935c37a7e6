import { and, eq, inArray, sum } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { flashSalePlaces } from '../../kernel/db/schema/index.ts';

/** Pieces of these sales that are held for customers whose turn it is, by variant of the sale: a subquery to be joined. */
export const heldPieces = (db: DbOrTx, saleIds: readonly number[]) =>
  db
    .select({
      saleVariantId: flashSalePlaces.flashSaleVariantId,
      quantity: sum(flashSalePlaces.held).mapWith(Number).as('quantity'),
    })
    .from(flashSalePlaces)
    .where(and(inArray(flashSalePlaces.flashSaleId, [...saleIds]), eq(flashSalePlaces.state, 'turn')))
    .groupBy(flashSalePlaces.flashSaleVariantId)
    .as('held');

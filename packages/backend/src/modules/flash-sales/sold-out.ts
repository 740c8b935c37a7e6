import { Batch } from '../../kernel/cache/batch.ts';
import type { Db } from '../../kernel/db/database.ts';
import { rawQuery } from '../../kernel/db/raw-query.ts';
import { placeStates } from '../../kernel/words/flash-sales.ts';

/** Pieces wanted of a variant of a sale; without a variant nothing is known before the order is looked into. */
export type WantedPieces = { saleVariantId: number | null; quantity: number };

/**
 * How an order without held pieces stands: `free`: nothing is in the way · `line`: others came before and wait, or pieces that are held
 * may come back · `short`: there is too little, and nothing comes back · `unknown`: a variant nobody knows, which is not for us to refuse.
 */
export type Outlook = 'free' | 'line' | 'short' | 'unknown';

type SaleReading = { id: number; left: number; isWaitedFor: boolean; isHeld: boolean };

/**
 * Knows that a sale is sold out before anything of an order is done: most who want something of a flash sale come too late, and
 * turning them away must not cost what an order costs. Those who ask within some milliseconds share a reading that begins after they asked, so
 * nobody is told "sold out" of pieces that came back before. It never lets anybody in: whoever passes may still
 * find nothing left (`takeSaleVariants`).
 */
export class SoldOut {
  readonly #readings: Batch<number, SaleReading>;

  constructor(db: Db) {
    this.#readings = new Batch(
      async (ids) => new Map((await readVariants(db, [...ids])).map((reading) => [reading.id, reading])),
      { everyMs: 4 },
    );
  }

  /** The worst outlook of any of these. */
  async outlook(wanted: readonly WantedPieces[]): Promise<Outlook> {
    const found = await Promise.all(
      wanted.map(async ({ saleVariantId, quantity }) => {
        const reading = saleVariantId === null ? undefined : await this.#readings.load(saleVariantId);
        return reading ? outlookOf(reading, quantity) : 'unknown';
      }),
    );
    return (['short', 'line', 'unknown'] as const).find((one) => found.includes(one)) ?? 'free';
  }
}

/** What one reading of a variant says to somebody who wants so many pieces of it. */
function outlookOf({ left, isWaitedFor, isHeld }: SaleReading, quantity: number): Outlook {
  if (isWaitedFor) return 'line';
  if (left >= quantity) return 'free';
  return isHeld ? 'line' : 'short';
}

const readVariants = rawQuery<SaleReading>(`
  select k.id, k.residue_limit as left,
    exists (select from flash_sale_places p where p.flash_sale_sku_id = k.id and p.state = ${placeStates.numbers.waiting}) as "isWaitedFor",
    exists (select from flash_sale_places p where p.flash_sale_sku_id = k.id and p.state = ${placeStates.numbers.turn}) as "isHeld"
  from flash_sale_skus k where k.id = any(array(select unnest($1::bigint[])))`);

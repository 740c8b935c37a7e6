import type { Db } from '../../kernel/db/database.ts';
import { rawQuery } from '../../kernel/db/raw-query.ts';
import { placeStates } from '../../kernel/words/flash-sales.ts';
import { SingleFlight } from './queue/single-flight.ts';

/** Pieces wanted of a variant of a sale; without a variant nothing is known before the order is looked into. */
export type WantedPieces = { saleVariantId: number | null; quantity: number };

/**
 * How an order without held pieces stands: `free`: nothing is in the way · `line`: others came before and wait, or pieces that are held
 * may come back · `short`: there is too little, and nothing comes back.
 */
export type Outlook = 'free' | 'line' | 'short';

type SaleReading = { left: number; isWaitedFor: boolean; isHeld: boolean };

/**
 * Knows that a sale is sold out before anything of an order is done: most who want something of a flash sale come too late, and
 * turning them away must not cost what an order costs. However many ask at once, the database is asked once. It never lets
 * anybody in: whoever passes may still find nothing left (`takeSaleVariants`).
 */
export class SoldOut {
  readonly #db: Db;
  readonly #readings = new SingleFlight<SaleReading | null>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** The worst outlook of any of these. A variant nobody knows is not for us to refuse. */
  async outlook(wanted: readonly WantedPieces[]): Promise<Outlook> {
    const found = await Promise.all(
      wanted.map(async ({ saleVariantId, quantity }) => {
        if (saleVariantId === null) return 'free';
        const reading = await this.#readings.read(
          saleVariantId,
          async () => (await readVariant(this.#db, saleVariantId))[0] ?? null,
        );
        return reading === null ? 'free' : outlookOf(reading, quantity);
      }),
    );
    return (['short', 'line'] as const).find((one) => found.includes(one)) ?? 'free';
  }
}

/** What one reading of a variant says to somebody who wants so many pieces of it. */
function outlookOf({ left, isWaitedFor, isHeld }: SaleReading, quantity: number): Outlook {
  if (isWaitedFor) return 'line';
  if (left >= quantity) return 'free';
  return isHeld ? 'line' : 'short';
}

const readVariant = rawQuery<SaleReading>(`
  select k.residue_limit as left,
    exists (select from flash_sale_places p where p.flash_sale_sku_id = k.id and p.state = ${placeStates.numbers.waiting}) as "isWaitedFor",
    exists (select from flash_sale_places p where p.flash_sale_sku_id = k.id and p.state = ${placeStates.numbers.turn}) as "isHeld"
  from flash_sale_skus k where k.id = $1`);

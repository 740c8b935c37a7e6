import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { flashSaleSkus } from '../../db/schema/index.ts';

/** Pieces wanted of a SKU of a sale; without a SKU nothing is known before the order is looked into. */
export type WantedPieces = { saleSkuId: number | null; pieces: number };

/**
 * Knows that a sale is sold out before anything of an order is done: most who want something of a flash sale come too late, and
 * turning them away must not cost what an order costs. However many ask at once, the database is asked once. It never lets
 * anybody in: whoever passes may still find nothing left (`takeSaleSkus`).
 */
export class SoldOut {
  readonly #db: Db;
  readonly #reading = new Map<number, Promise<number | null>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Whether there is too little of any of these. A SKU nobody knows is not for us to refuse. */
  async isShort(wanted: readonly WantedPieces[]): Promise<boolean> {
    const short = wanted.map(async ({ saleSkuId, pieces }) => {
      const left = saleSkuId === null ? null : await this.#left(saleSkuId);
      return left !== null && left < pieces;
    });
    return (await Promise.all(short)).includes(true);
  }

  #left(saleSkuId: number): Promise<number | null> {
    const reading = this.#reading.get(saleSkuId);
    if (reading) return reading;
    const read = this.#read(saleSkuId).finally(() => this.#reading.delete(saleSkuId));
    this.#reading.set(saleSkuId, read);
    return read;
  }

  async #read(saleSkuId: number): Promise<number | null> {
    const [sku] = await this.#db
      .select({ left: flashSaleSkus.residueLimit })
      .from(flashSaleSkus)
      .where(eq(flashSaleSkus.id, saleSkuId));
    return sku?.left ?? null;
  }
}

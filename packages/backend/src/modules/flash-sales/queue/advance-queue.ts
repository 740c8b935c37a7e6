import type { Tx } from '../../../kernel/db/database.ts';
import { pipelined } from '../../../kernel/db/pipelined.ts';
import { rawQuery } from '../../../kernel/db/raw-query.ts';
import { readSettings } from '../../../kernel/settings/settings.ts';
import { endPlaces, endPlacesSoldOut, giveTurns, joinQueue } from './queue-queries.ts';
import { secondsHeld, turnsPerSecond } from './queue-settings.ts';

/** Somebody who lines up. `arrivedAt`: when the request was received. */
export type Arrival = { userId: number; quantity: number; arrivedAt: Date };

export type QueueChange = {
  /** Who lines up, in the order of arrival; each customer once. */
  arrivals?: readonly Arrival[];
  /** Customers who give up their places. */
  leaving?: readonly number[];
};

/** The place of each who lined up, by customer. Who is missing may not have that many pieces, or the sale is not running. */
export type Joined = ReadonlyMap<number, number>;

/**
 * Carries on the line of one variant of a sale, the only place where it changes, but for orders: holds that are over are given back, who comes
 * gets the next number, and whose turn it is gets pieces, in the order of numbers. When nothing is left and nothing is held, who waits is
 * told that it is sold out.
 *
 * The rows of the stock and of the sale are held meanwhile, in the order every transaction locks them, so one line is carried on by one
 * process at a time and a lower number is always committed earlier. All statements from the first lock on are sent at once: others wait for
 * the database alone, never for a process that is busy with a crowd.
 */
export async function advanceQueue(
  tx: Tx,
  saleVariantId: number,
  now: Date,
  change: QueueChange = {},
): Promise<Joined> {
  const { arrivals = [], leaving = [] } = change;
  const at = now.toISOString();
  const [[of], settings] = await pipelined([
    ofVariant(tx, saleVariantId),
    readSettings(tx, { secondsHeld, turnsPerSecond }),
  ]);
  if (!of) return new Map();
  const heldUntil = new Date(now.getTime() + settings.secondsHeld * 1000).toISOString();
  const [, , , lined] = await pipelined([
    of.variantId === null ? lockProduct(tx, of.productId) : lockVariant(tx, of.variantId),
    lockSale(tx, saleVariantId),
    endPlaces(tx, saleVariantId, at, [...leaving]),
    arrivals.length === 0 ? [] : joinQueue(tx, saleVariantId, at, ...columnsOf(arrivals)),
    giveTurns(tx, saleVariantId, at, heldUntil, settings.turnsPerSecond),
    endPlacesSoldOut(tx, saleVariantId, at),
  ]);
  return new Map(lined.map(({ userId, id }) => [userId, id]));
}

const ofVariant = rawQuery<{ productId: number; variantId: number | null }>(`
  select s.good_id as "productId", k.sku_id as "variantId"
  from flash_sale_skus k join flash_sales s on s.id = k.flash_sale_id where k.id = $1`);

const lockProduct = rawQuery(`select id from goods where id = $1 ${/* lock: line-stock */ 'for no key update'}`);
const lockVariant = rawQuery('select id from good_skus where id = $1 for no key update');
// Orders hold the stock before the sale, so against them the lock above is enough; this one keeps out whoever changes the sale alone.
const lockSale = rawQuery('select id from flash_sale_skus where id = $1 for no key update');

const columnsOf = (arrivals: readonly Arrival[]) =>
  [
    arrivals.map(({ userId }) => userId),
    arrivals.map(({ quantity }) => quantity),
    arrivals.map(({ arrivedAt }) => arrivedAt.toISOString()),
  ] as const;

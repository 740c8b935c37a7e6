import { statement } from '../../../kernel/db/built-once.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { together } from '../../../kernel/db/together.ts';
import { readSettings } from '../../../kernel/settings/settings.ts';
import { secondsHeld, turnsPerSecond } from './line-settings.ts';
import { endPlaces, giveTurns, lineUp, tellSoldOut } from './line-statements.ts';

/** Somebody who lines up. `arrivedAt`: when the request was received. */
export type Arrival = { userId: number; pieces: number; arrivedAt: Date };

export type LineChange = {
  /** Who lines up, in the order of arrival; each customer once. */
  arrivals?: readonly Arrival[];
  /** Customers who give up their places. */
  leaving?: readonly number[];
};

/** The place of each who lined up, by customer. Who is missing may not have that many pieces, or the sale is not running. */
export type Lined = ReadonlyMap<number, number>;

/**
 * Carries on the line of one SKU of a sale, the only place where it changes, but for orders: holds that are over are given back, who comes
 * gets the next number, and whose turn it is gets pieces, in the order of numbers. When nothing is left and nothing is held, who waits is
 * told that it is sold out.
 *
 * The rows of the stock and of the sale are held meanwhile, in the order every transaction locks them, so one line is carried on by one
 * process at a time and a lower number is always committed earlier. All statements from the first lock on are sent at once: others wait for
 * the database alone, never for a process that is busy with a crowd.
 */
export async function turnLine(tx: Tx, saleSkuId: number, now: Date, change: LineChange = {}): Promise<Lined> {
  const { arrivals = [], leaving = [] } = change;
  const at = now.toISOString();
  const [[of], settings] = await together([ofSku(tx, saleSkuId), readSettings(tx, { secondsHeld, turnsPerSecond })]);
  if (!of) return new Map();
  const heldUntil = new Date(now.getTime() + settings.secondsHeld * 1000).toISOString();
  const [, , , lined] = await together([
    of.skuId === null ? lockGood(tx, of.goodId) : lockSku(tx, of.skuId),
    lockSale(tx, saleSkuId),
    endPlaces(tx, saleSkuId, at, [...leaving]),
    arrivals.length === 0 ? [] : lineUp(tx, saleSkuId, at, ...columnsOf(arrivals)),
    giveTurns(tx, saleSkuId, at, heldUntil, settings.turnsPerSecond),
    tellSoldOut(tx, saleSkuId, at),
  ]);
  return new Map(lined.map(({ userId, id }) => [userId, id]));
}

const ofSku = statement<{ goodId: number; skuId: number | null }>(`
  select s.good_id as "goodId", k.sku_id as "skuId"
  from flash_sale_skus k join flash_sales s on s.id = k.flash_sale_id where k.id = $1`);

const lockGood = statement(`select id from goods where id = $1 ${/* lock: line-stock */ 'for no key update'}`);
const lockSku = statement('select id from good_skus where id = $1 for no key update');
const lockSale = statement(`select id from flash_sale_skus where id = $1 ${/* lock: line-sale */ 'for no key update'}`);

const columnsOf = (arrivals: readonly Arrival[]) =>
  [
    arrivals.map(({ userId }) => userId),
    arrivals.map(({ pieces }) => pieces),
    arrivals.map(({ arrivedAt }) => arrivedAt.toISOString()),
  ] as const;

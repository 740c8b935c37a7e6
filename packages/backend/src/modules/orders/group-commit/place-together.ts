import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { pipelined } from '../../../kernel/db/pipelined.ts';
import type { ShopError } from '../../../kernel/errors/shop-error.ts';
import { giveUpClaims } from '../../../kernel/http/idempotency.ts';
import { orderTypeLabels } from '../../../kernel/metrics/shop-metrics.ts';
import { takeHeldSaleVariant } from '../../flash-sales/take-sale.ts';
import { insertOrders } from '../insert-order.ts';
import { takeHeldStock } from '../stock.ts';
import { type Judged, judgeOrders } from './judge-orders.ts';
import type { Lane, WantedOrder } from './lane.ts';
import { readTogether } from './read-together.ts';

/** The id of the order that was placed, what is in its way, the lane it has to wait in, or null: it has to be placed by itself. */
export type Outcome = number | ShopError | Lane | null;
export type Outcomes = ReadonlyMap<WantedOrder, Outcome>;

/**
 * Places orders of a lane in one transaction, first come, first served; each customer may have one of them. It takes two
 * trips to the database: what has to be known, and then everything that is written, together with the commit.
 *
 * @throws when nothing was committed; after an outage (`databaseFailure`) nobody knows
 */
export async function placeTogether(shop: ShopContext, lane: Lane, orders: readonly WantedOrder[]): Promise<Outcomes> {
  const now = shop.now();
  const sent: { writing: Promise<number[]> | null } = { writing: null };
  try {
    const judged = await shop.db.transaction(async (tx) => {
      const found = judgeOrders(lane, orders, await readTogether(tx, lane, orders, now));
      // Travels with the commit, which fails when this does.
      sent.writing = write(tx, lane, found, now);
      sent.writing.catch(() => {});
      return found;
    });
    const ids = (await sent.writing) ?? [];
    const type = orderTypeLabels[lane.sale ? 'flash-sale' : 'ordinary'];
    if (ids.length > 0) shop.metrics.orders.inc({ type }, ids.length);
    return new Map<WantedOrder, Outcome>([
      ...judged.refused,
      ...judged.moved,
      ...judged.accepted.map(({ wanted }, index) => [wanted, ids[index] ?? null] as const),
    ]);
  } catch (error) {
    await sent.writing; // whose failure says more than that of the commit
    throw error;
  }
}

/** @returns ids of the accepted orders */
async function write(tx: Tx, { sale }: Lane, { accepted, taken, unused }: Judged, now: Date): Promise<number[]> {
  const [ids] = await pipelined([
    insertOrders(
      tx,
      accepted.map(({ wanted, draft }) => ({ draft, key: wanted.attempt.key })),
      now,
    ),
    takeHeldStock(tx, taken.stock),
    sale && taken.sale > 0 ? takeHeldSaleVariant(tx, sale.saleVariantId, taken.sale) : null,
    giveUpClaims(
      tx,
      unused.map(({ attempt }) => attempt),
    ),
  ]);
  return ids;
}

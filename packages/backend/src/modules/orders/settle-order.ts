import { eq, inArray } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { orderLines, orders } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { enqueue } from '../../kernel/jobs/queue.ts';
import { minutesAfter } from '../../kernel/time/time-after.ts';
import type { PayWay } from '../../kernel/words/money.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { recheckPayments } from '../payment-attempts/recheck-payments.ts';
import { handOutCodes } from './codes.ts';
import { payWayLabel, stateLabel } from './order-labels.ts';
import { paidNotice, productsName } from './order-notices.ts';
import { demandsOf, type Order, type OrderLine } from './order-records.ts';
import { stateAfterPayment } from './order-states.ts';
import { addSales } from './sales.ts';
import { takeStock } from './stock.ts';

/** Kind of the job that ships an order in demo mode. */
export const SHIP_ORDER = 'ship-order';
const DEMO_MINUTES_TO_SHIP = 1;

/**
 * Makes an unpaid, locked order paid, within the transaction that took the money: stock that falls on payment, codes,
 * state, notice, and in demo mode the parcel.
 * @throws ShopError `pay.stock`, `pay.stock_sku` or `pay.codes`: the transaction must not be committed then
 */
export async function settleOrder(
  tx: Tx,
  shop: ShopContext,
  order: Order,
  lines: readonly OrderLine[],
  way: PayWay,
): Promise<void> {
  const now = shop.now();
  const state = stateAfterPayment(lines.map((line) => line.productType));
  const isComplete = state === 'completed';
  // Rows are locked in one order everywhere: products, variants, codes.
  if (isComplete) await addSales(tx, lines);
  await takeStockOnPayment(tx, lines);
  await deliverCodes(tx, order, lines);
  await tx
    .update(orders)
    .set({ state, payTime: now, payWay: way, ...(isComplete ? { confirmTime: now } : {}) })
    .where(eq(orders.id, order.id));
  await recheckPayments(tx, order.id, now);
  const facts = {
    id: order.id,
    number: order.number,
    productsName: productsName(lines.map((line) => line.name)),
  };
  const paid = { total: order.total, state: stateLabel(state), way: payWayLabel(way), at: shop.times.text(now) };
  await sendNotice(tx, order.userId, paidNotice(facts, paid), now);
  if (shop.config.demo && !isComplete) await enqueueShipping(tx, order.id, now);
}

async function enqueueShipping(tx: Tx, orderId: number, now: Date): Promise<void> {
  await enqueue(tx, {
    kind: SHIP_ORDER,
    key: `${SHIP_ORDER}:${orderId}`,
    payload: { orderId },
    runAt: minutesAfter(now, DEMO_MINUTES_TO_SHIP),
  });
}

/** Stock of products that are not taken out of stock before they are paid. */
async function takeStockOnPayment(tx: Tx, lines: readonly OrderLine[]): Promise<void> {
  const open = lines.filter((line) => !line.isStockTaken);
  if (open.length === 0) return;
  const missing = await takeStock(tx, demandsOf(open));
  if (missing) throw refuse(missing.variantId === null ? 'pay.stock' : 'pay.stock_sku');
  await tx
    .update(orderLines)
    .set({ isStockTaken: true })
    .where(
      inArray(
        orderLines.id,
        open.map((line) => line.id),
      ),
    );
}

async function deliverCodes(tx: Tx, order: Order, lines: readonly OrderLine[]): Promise<void> {
  const keys = lines.filter((line) => line.productType === 'card-key');
  const demands = keys.flatMap((line) =>
    line.variantId === null ? [] : [{ variantId: line.variantId, quantity: line.number }],
  );
  if (demands.length < keys.length || !(await handOutCodes(tx, order.id, demands))) throw refuse('pay.codes');
}

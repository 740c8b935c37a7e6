import type { DbOrTx } from '../../kernel/db/database.ts';
import type { RefundStage } from '../../kernel/db/schema/index.ts';
import { readSetting } from '../../kernel/settings/settings.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { isDeliveredByPayment } from '../../kernel/words/products.ts';
import { loadLines, type Order, type OrderLine } from '../orders/order-records.ts';
import { type PaidLine, paidLines } from './paid-lines.ts';
import { nothingPromised, type Promised } from './refund-amount.ts';
import { loadAskedUnsent, loadPromised } from './refund-records.ts';
import { daysToAsk } from './refund-settings.ts';
import { refundStage, stagesOf, unsentLeft } from './refund-stages.ts';

/** Why nothing of an order can be asked back: it is not paid or was refunded · its time is over · nothing was paid. */
export type OrderObstacle = 'state' | 'late' | 'nothing-paid';
/** Why nothing of a line can be: it was handed out as a key, a download or a service · all of it is back or asked for. */
export type LineObstacle = 'handed-out' | 'none-left';

export type RefundableLine = {
  line: OrderLine;
  paid: PaidLine;
  promised: Promised;
  /** Pieces that can be asked back, and those of them that were not sent. */
  remaining: number;
  unsent: number;
  obstacle: LineObstacle | null;
};

/** What of an order can be asked back. `stages`: how far its pieces are; `until`: the last moment, null where there is none yet. */
export type Refundable = {
  stages: RefundStage[];
  obstacle: OrderObstacle | null;
  until: Date | null;
  lines: RefundableLine[];
};

/** Why nothing of an order can be asked back now; null when it can. `days`: after receipt. */
export function orderObstacle(
  order: Pick<Order, 'state' | 'confirmTime' | 'payTime' | 'total' | 'pointsSpent' | 'couponMoney'>,
  days: number,
  now: Date,
): OrderObstacle | null {
  if (refundStage(order) === null) return 'state';
  const until = refundableUntil(order, days);
  if (until && until <= now) return 'late';
  return order.total === 0 && order.pointsSpent === 0 && order.couponMoney === 0 ? 'nothing-paid' : null;
}

/** Orders that are complete when they are paid have no receipt: their time runs from the payment. */
function refundableUntil(order: Pick<Order, 'state' | 'confirmTime' | 'payTime'>, days: number): Date | null {
  const from = refundStage(order) === 'received' ? (order.confirmTime ?? order.payTime) : null;
  return from && daysAfter(from, days);
}

/** Reads what of an order can be asked back now. */
export async function findRefundable(db: DbOrTx, order: Order, now: Date): Promise<Refundable> {
  const days = await readSetting(db, daysToAsk);
  const lines = await loadLines(db, [order.id]);
  const promised = await loadPromised(db, order.id);
  const asked = await loadAskedUnsent(db, order);
  const stage = refundStage(order);
  const paid = paidLines(order, lines);
  return {
    stages: stagesOf(order, lines),
    obstacle: orderObstacle(order, days, now),
    until: refundableUntil(order, days),
    lines: lines.map((line, index) => {
      const gone = promised.get(line.id) ?? nothingPromised;
      const obstacle = lineObstacle(line, gone, stage);
      const remaining = obstacle ? 0 : line.number - gone.quantity;
      return {
        line,
        paid: paid[index] ?? noLine(line),
        promised: gone,
        remaining,
        unsent: unsentLeft(order, line, { remaining, asked: asked.get(line.id) ?? 0 }),
        obstacle,
      };
    }),
  };
}

function noLine({ id }: OrderLine): never {
  throw new Error(`nothing is known of what was paid for line ${id}`);
}

/** Keys (2) and downloads (3) are handed out when they are paid for, services (1) when the order is sent. */
export function lineObstacle(
  { productType, number }: Pick<OrderLine, 'productType' | 'number'>,
  { quantity }: Pick<Promised, 'quantity'>,
  stage: RefundStage | null,
): LineObstacle | null {
  if (isDeliveredByPayment(productType) || (productType === 'virtual' && stage !== 'unsent')) return 'handed-out';
  return quantity >= number ? 'none-left' : null;
}

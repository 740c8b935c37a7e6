import { z } from 'zod';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { REFUND_STATES } from '../../kernel/db/schema/index.ts';
import { readSetting } from '../../kernel/settings/settings.ts';
import { toYuan } from '../../kernel/wire/money.ts';
import type { Order, OrderLine } from '../orders/order-records.ts';
import { lineObstacle, orderObstacle } from './find-refundable.ts';
import { type RefundRequest, refundsOfOrders } from './refund-records.ts';
import { daysToAsk } from './refund-settings.ts';
import { refundStage } from './refund-stages.ts';

/** What an order says of refunds: whether one can be asked for, and those that were, the newest first. */
export const refundOfOrderFields = {
  can_refund: z.boolean(),
  refunds: z.array(
    z.object({
      id: z.int(),
      identification: z.string(),
      state: z.enum(REFUND_STATES),
      amount: z.number().meta({ description: 'yuan' }),
    }),
  ),
};

export type RefundOfOrder = z.output<z.ZodObject<typeof refundOfOrderFields>>;

/** Reads them for orders and their lines, by the id of the order. */
export async function loadRefundsOfOrders(
  db: DbOrTx,
  orders: readonly Order[],
  lines: readonly OrderLine[],
  now: Date,
): Promise<(order: Order) => RefundOfOrder> {
  const days = await readSetting(db, daysToAsk);
  const ids = orders.map(({ id }) => id);
  const refunds = Map.groupBy(await refundsOfOrders(db, ids), ({ orderId }) => orderId);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return (order) => ({
    can_refund: canRefund(order, linesOf.get(order.id) ?? [], days, now),
    refunds: (refunds.get(order.id) ?? []).map(toBrief).toReversed(),
  });
}

const toBrief = ({ id, number, state, money }: RefundRequest) => ({
  id,
  identification: number,
  state,
  amount: toYuan(money),
});

function canRefund(order: Order, lines: readonly OrderLine[], days: number, now: Date): boolean {
  const stage = refundStage(order);
  return (
    orderObstacle(order, days, now) === null &&
    lines.some((line) => lineObstacle(line, { quantity: line.refunded }, stage) === null)
  );
}

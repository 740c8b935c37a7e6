import type { RefundStage } from '../../kernel/db/schema/index.ts';
import type { OrderState } from '../../kernel/words/orders.ts';
import type { Order, OrderLine } from '../orders/order-records.ts';
import { unsentPieces } from '../orders/unsent-pieces.ts';

const stages: Partial<Record<OrderState, RefundStage>> = {
  'awaiting-shipment': 'unsent',
  shipped: 'sent',
  completed: 'received',
  'awaiting-review': 'received',
  reviewed: 'received',
};

/** How far an order is that refunds can be asked of; null for any other. */
export function refundStage({ state }: Pick<Order, 'state'>): RefundStage | null {
  return stages[state] ?? null;
}

/** How far pieces of an order can be: of one that is sent in parts, some are under way while others wait. */
export function stagesOf(order: Pick<Order, 'state'>, lines: readonly Pick<OrderLine, 'sent'>[]): RefundStage[] {
  const stage = refundStage(order);
  if (stage === 'unsent' && lines.some(({ sent }) => sent > 0)) return ['unsent', 'sent'];
  return stage ? [stage] : [];
}

type Line = Parameters<typeof unsentPieces>[0];

/**
 * Pieces of a line that can be asked back and were not sent. `remaining`: neither back nor promised; `asked`: not sent, and a refund of them
 * waits for its answer.
 */
export function unsentLeft(
  order: Pick<Order, 'state'>,
  line: Line,
  { remaining, asked }: { remaining: number; asked: number },
) {
  if (refundStage(order) !== 'unsent') return 0;
  return Math.min(remaining, Math.max(0, unsentPieces(line) - asked));
}

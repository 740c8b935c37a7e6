import type { DbOrTx } from '../../db/database.ts';
import type { RefundKind } from '../../db/schema/index.ts';
import { refuse } from '../../shop-error.ts';
import type { Order } from '../orders/order-records.ts';
import { findRefundable, type Refundable, type RefundableLine } from './find-refundable.ts';
import { type RefundAmount, type RefundedLine, refundAmount } from './refund-amount.ts';
import { bringsFreightBack, findReason, kindsOf, type RefundReason, type RefundStage } from './refund-reasons.ts';

/** What a customer wants back: pieces of lines, how, and why. */
export type RefundWish = {
  kind: RefundKind;
  reason: string;
  lines: readonly { id: number; pieces: number }[];
};

export type RefundQuote = RefundAmount & {
  stage: RefundStage;
  reason: RefundReason;
  lines: RefundedLine[];
  /** The last pieces of the order: its coupon comes back with them. */
  isLast: boolean;
};

/**
 * Works out what a refund of some pieces gives back.
 * @throws ShopError `refund.state`, `refund.late`, `refund.nothing`, `refund.kind`, `refund.lines`, `refund.handed_out`, `refund.pieces`
 */
export async function quoteRefund(db: DbOrTx, order: Order, wish: RefundWish, now: Date): Promise<RefundQuote> {
  const refundable = await findRefundable(db, order, now);
  const { stage } = refundable;
  refuseOrder(refundable);
  const reason = stage && kindsOf(stage).includes(wish.kind) ? findReason(wish.reason, stage, wish.kind) : null;
  if (!stage || !reason) throw refuse('refund.kind');
  const wanted = wantedLines(refundable.lines, wish.lines);
  const amount = refundAmount(wanted, { withFreight: bringsFreightBack(stage, reason) });
  const isLast = refundable.lines.every(({ line, promised }) => {
    const pieces = wish.lines.find(({ id }) => id === line.id)?.pieces ?? 0;
    return promised.pieces + pieces === line.number;
  });
  return { ...amount, stage, reason, isLast };
}

function refuseOrder({ obstacle }: Refundable): void {
  if (obstacle === 'state') throw refuse('refund.state');
  if (obstacle === 'late') throw refuse('refund.late');
  if (obstacle === 'nothing-paid') throw refuse('refund.nothing');
}

function wantedLines(lines: readonly RefundableLine[], wish: RefundWish['lines']) {
  if (wish.length === 0 || new Set(wish.map(({ id }) => id)).size !== wish.length) throw refuse('refund.lines');
  return wish.map(({ id, pieces }) => {
    const found = lines.find(({ line }) => line.id === id);
    if (!found) throw refuse('refund.lines');
    if (found.obstacle === 'handed-out') throw refuse('refund.handed_out');
    if (pieces > found.left) throw refuse('refund.pieces', { n: found.left });
    return { line: found.paid, promised: found.promised, pieces };
  });
}

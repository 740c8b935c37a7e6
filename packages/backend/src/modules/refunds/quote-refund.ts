import type { DbOrTx } from '../../kernel/db/database.ts';
import type { RefundKind, RefundStage } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import type { Order } from '../orders/order-records.ts';
import { findRefundable, type Refundable, type RefundableLine } from './find-refundable.ts';
import { type RefundAmount, type RefundedLine, refundAmount } from './refund-amount.ts';
import { findReason, kindsOf, type RefundReason, refundsShippingFee } from './refund-reasons.ts';

/** What a customer wants back: pieces of lines, how, and why. */
export type RefundWish = {
  kind: RefundKind;
  reason: string;
  lines: readonly { id: number; quantity: number }[];
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
  refuseOrder(refundable);
  const { stage, reason } = chooseStage(refundable, wish);
  const wanted = wantedLines(refundable.lines, wish.lines, stage);
  const amount = refundAmount(wanted, { withShippingFee: refundsShippingFee(stage, reason) });
  const isLast = refundable.lines.every(({ line, promised }) => {
    const quantity = wish.lines.find(({ id }) => id === line.id)?.quantity ?? 0;
    return promised.quantity + quantity === line.number;
  });
  return { ...amount, stage, reason, isLast };
}

/**
 * How far the pieces are that are wanted back. Where some are sent and others are not, kind and reason say it; where they do not, those
 * that were not sent are meant while there are enough of them.
 */
function chooseStage({ stages, lines }: Refundable, { kind, reason: word, lines: wish }: RefundWish) {
  const fitting = stages.flatMap((stage) => {
    const reason = kindsOf(stage).includes(kind) ? findReason(word, stage, kind) : null;
    return reason ? [{ stage, reason }] : [];
  });
  const hasAll = ({ stage }: { stage: RefundStage }) =>
    wish.every(({ id, quantity }) => lines.some((one) => one.line.id === id && quantity <= leftAt(one, stage)));
  const chosen = fitting.find(hasAll) ?? fitting[0];
  if (!chosen) throw refuse('refund.kind');
  return chosen;
}

const leftAt = ({ remaining, unsent }: RefundableLine, stage: RefundStage): number =>
  stage === 'unsent' ? unsent : remaining - unsent;

function refuseOrder({ obstacle }: Refundable): void {
  if (obstacle === 'state') throw refuse('refund.state');
  if (obstacle === 'late') throw refuse('refund.late');
  if (obstacle === 'nothing-paid') throw refuse('refund.nothing');
}

function wantedLines(lines: readonly RefundableLine[], wish: RefundWish['lines'], stage: RefundStage) {
  if (wish.length === 0 || new Set(wish.map(({ id }) => id)).size !== wish.length) throw refuse('refund.lines');
  return wish.map(({ id, quantity }) => {
    const found = lines.find(({ line }) => line.id === id);
    if (!found) throw refuse('refund.lines');
    if (found.obstacle === 'handed-out') throw refuse('refund.handed_out');
    const left = leftAt(found, stage);
    if (quantity > left) throw refuse('refund.pieces', { n: left });
    return { line: found.paid, promised: found.promised, quantity };
  });
}

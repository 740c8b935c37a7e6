import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { refundLines, refundRequests, resources } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { orderNumber } from '../../kernel/numbers/order-number.ts';
import { readSetting } from '../../kernel/settings/settings.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { lockOwnOrder } from '../orders/order-records.ts';
import { isSameAmount } from '../orders/order-totals.ts';
import { quoteRefund, type RefundQuote, type RefundWish } from './quote-refund.ts';
import { requestedNotice } from './refund-notices.ts';
import { addRefundEvent, type RefundRequest } from './refund-records.ts';
import { hoursToAnswer } from './refund-settings.ts';

/** A refund as a customer asks for it. `shown`: the money they were shown, in yuan. */
export type RefundDraft = RefundWish & { remark: string | null; pictures: readonly string[]; shown: number };

const HOUR = 3_600_000;

/**
 * Writes down that a customer wants pieces of an order back, for the money they were shown.
 * @returns the id of the refund
 * @throws ShopError `record.missing`, `refund.amount_changed`, or as `quoteRefund`
 */
export async function askRefund(
  tx: Tx,
  shop: Pick<ShopContext, 'now' | 'times'>,
  { userId, orderId }: { userId: number; orderId: number },
  asked: RefundDraft,
): Promise<number> {
  const now = shop.now();
  const order = found(/* lock: refund-asked */ await lockOwnOrder(tx, userId, orderId));
  const quote = await quoteRefund(tx, order, asked, now);
  if (!isSameAmount(asked.shown, quote.money)) throw refuse('refund.amount_changed');
  const deadline = new Date(now.getTime() + (await readSetting(tx, hoursToAnswer)) * HOUR);
  const refund = await insertRefund(tx, { orderId, userId, quote, asked, deadline, now });
  await addRefundEvent(tx, refund.id, { state: 'asked', actor: 'customer', words: asked.remark, at: now });
  await sendNotice(tx, userId, requestedNotice(refund, shop.times), now);
  return refund.id;
}

type Insertion = {
  orderId: number;
  userId: number;
  quote: RefundQuote;
  asked: RefundDraft;
  deadline: Date;
  now: Date;
};

async function insertRefund(tx: Tx, { quote, asked, now, ...values }: Insertion): Promise<RefundRequest> {
  const [refund] = await tx
    .insert(refundRequests)
    .values({
      ...values,
      number: `T${orderNumber(now)}`,
      kind: asked.kind,
      stage: quote.stage,
      reason: quote.reason.word,
      remark: asked.remark,
      money: quote.money,
      shippingFee: quote.shippingFee,
      points: quote.pointsSpent,
      pointsMoney: quote.points,
      couponMoney: quote.coupon,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!refund) throw new Error('a refund was not written down');
  await tx.insert(refundLines).values(
    quote.lines.map((line) => ({
      requestId: refund.id,
      orderLineId: line.lineId,
      quantity: line.quantity,
      money: line.money - line.shippingFee,
      couponMoney: line.coupon,
      pointsMoney: line.points,
      points: line.pointsSpent,
      shippingFee: line.shippingFee,
    })),
  );
  if (asked.pictures.length > 0) {
    await tx.insert(resources).values(
      asked.pictures.map((img, sort) => ({
        imageType: 'refund',
        imageId: refund.id,
        depict: `refund_${refund.id}`,
        img,
        sort,
        createdAt: now,
        updatedAt: now,
      })),
    );
  }
  return refund;
}

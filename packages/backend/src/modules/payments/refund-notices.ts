import { amountText } from '../../kernel/texts/amount-text.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';
import type { Notice } from '../notices/send-notice.ts';

type Order = { id: number; number: string };

/** A notice of trade about an order; `amount` in cents. */
function about(order: Order, amount: number, kind: string, title: LocalText, remark: LocalText): Notice {
  return {
    kind,
    type: 2,
    link: `/pages/indent/detail?id=${order.id}`,
    price: amount,
    title,
    remark,
    rows: [
      { label: { zh: '订单编号', en: 'Order' }, value: order.number },
      { label: { zh: '金额', en: 'Amount' }, value: amountText(amount) },
    ],
  };
}

/** A payment came for an order that could not take it. */
export function returnedNotice(order: Order, amount: number): Notice {
  return about(
    order,
    amount,
    'payment_returned',
    { zh: '付款将原路退回', en: 'Your payment goes back' },
    {
      zh: `订单 ${order.number} 收到付款时已不能付款，款项将原路退回。`,
      en: `Order ${order.number} could not be paid any more when your payment came: it goes back to where it came from.`,
    },
  );
}

/** `reason` is what the shop gave, in whatever language it did. */
export function refundedNotice(order: Order, amount: number, reason: string): Notice {
  const title = { zh: '退款成功', en: 'Refunded' };
  return about(order, amount, 'refunded', title, { zh: reason, en: reason });
}

export function refundFailedNotice(order: Order, amount: number): Notice {
  return about(
    order,
    amount,
    'refund_failed',
    { zh: '退款没有成功', en: 'The refund failed' },
    {
      zh: `订单 ${order.number} 的退款没有成功，请联系客服。`,
      en: `The refund of order ${order.number} did not succeed, please contact us.`,
    },
  );
}

/** Shipping fee is back, because the order goes to a nearer address. */
export function shippingFeeRefundedNotice(order: Order, amount: number): Notice {
  return about(
    order,
    amount,
    'freight_refunded',
    { zh: '运费差额已退回', en: 'Freight refunded' },
    {
      zh: `订单 ${order.number} 改了地址，运费差额已原路退回。`,
      en: `Order ${order.number} goes to another address: the difference in freight is back where it came from.`,
    },
  );
}

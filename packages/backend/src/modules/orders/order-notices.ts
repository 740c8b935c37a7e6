import { amountText } from '../../kernel/texts/amount-text.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';
import type { Notice, NoticeRow } from '../notices/send-notice.ts';

/** What notices tell of an order. `productsName` names the first product; times are text in the shop's time zone. */
export type OrderFacts = { id: number; number: string; productsName: LocalText };

const number = (order: OrderFacts): NoticeRow => ({ label: { zh: '订单编号', en: 'Order' }, value: order.number });
const products = (order: OrderFacts): NoticeRow => ({ label: { zh: '商品', en: 'Goods' }, value: order.productsName });
const detail = (order: OrderFacts): string => `/pages/indent/detail?id=${order.id}`;

/** Name of the first product, with a suffix when there are more. */
export function productsName(names: readonly LocalText[]): LocalText {
  const [first = {}] = names;
  if (names.length < 2) return first;
  const suffix: LocalText = { zh: ` 等 ${names.length} 种商品`, en: ` and ${names.length - 1} more` };
  const both = Object.entries(first) as [keyof LocalText, string][];
  return Object.fromEntries(both.map(([lang, name]) => [lang, `${name}${suffix[lang] ?? ''}`]));
}

/** `total` in cents. */
export function paidNotice(
  order: OrderFacts,
  paid: { total: number; state: LocalText; at: string; way: LocalText },
): Notice {
  return {
    kind: 'paid',
    type: 2,
    link: detail(order),
    price: paid.total,
    title: { zh: '付款成功', en: 'Payment received' },
    remark: { zh: `订单 ${order.number} 已付款。`, en: `Order ${order.number} is paid.` },
    rows: [
      number(order),
      products(order),
      { label: { zh: '金额', en: 'Amount' }, value: amountText(paid.total) },
      { label: { zh: '付款方式', en: 'Method' }, value: paid.way },
      { label: { zh: '订单状态', en: 'State' }, value: paid.state },
      { label: { zh: '付款时间', en: 'Paid at' }, value: paid.at },
    ],
  };
}

/** A parcel as its notice names it. */
export type Parcel = { courier: LocalText; waybill: string; recipient: string };

/** Which parcel of several: how many were sent so far, pieces that still wait, and whether all others have arrived. */
export type WhichParcel = { number: number; sent: number; unsent: number; isLast: boolean };

/** "of order X", or which of its parcels; how many there are is known when the last piece is sent. */
function parcelOf(order: OrderFacts, which: WhichParcel | null): { zh: string; en: string } {
  if (!which) return { zh: `订单 ${order.number} `, en: `Order ${order.number} ` };
  const { number: nth, sent, unsent } = which;
  return unsent > 0
    ? { zh: `订单 ${order.number} 的第 ${nth} 个包裹`, en: `Parcel ${nth} of order ${order.number} ` }
    : {
        zh: `订单 ${order.number} 的第 ${nth} 个包裹（共 ${sent} 个）`,
        en: `Parcel ${nth} of ${sent} of order ${order.number} `,
      };
}

/** What notices of a sent order have in common. */
const ofSent = (order: OrderFacts) => ({ type: 1, topic: 'orders', link: detail(order), price: null }) as const;

/** `parcel`: null where nothing is sent by post; `which`: null for the only parcel. */
export function shippedNotice(
  order: OrderFacts,
  at: string,
  parcel: Parcel | null,
  which: WhichParcel | null = null,
): Notice {
  if (!parcel) return arrangedNotice(order, at);
  const subject = parcelOf(order, which);
  const rest = which && which.unsent > 0;
  return {
    ...ofSent(order),
    kind: 'shipped',
    title: rest
      ? { zh: '部分商品已发货', en: 'Part of your order has shipped' }
      : { zh: '商品已发货', en: 'Your order has shipped' },
    remark: {
      zh: `${subject.zh}已发货${rest ? `，还有 ${which.unsent} 件待发货` : ''}。`,
      en: `${subject.en}is on its way${rest ? `; pieces still to be sent: ${which.unsent}` : ''}.`,
    },
    rows: [
      number(order),
      { label: { zh: '发货时间', en: 'Shipped at' }, value: at },
      { label: { zh: '快递', en: 'Courier' }, value: parcel.courier },
      { label: { zh: '运单号', en: 'Waybill' }, value: parcel.waybill },
      { label: { zh: '收货人', en: 'Recipient' }, value: parcel.recipient },
    ],
  };
}

/** Of an order nothing of which is sent by post: somebody comes, or gives a lesson. */
function arrangedNotice(order: OrderFacts, at: string): Notice {
  return {
    ...ofSent(order),
    kind: 'shipped',
    title: { zh: '服务已安排', en: 'Your service is arranged' },
    remark: {
      zh: `订单 ${order.number} 的服务已经安排好，用完后请确认收货。`,
      en: `The service of order ${order.number} is arranged; please confirm receipt once you have had it.`,
    },
    rows: [number(order), { label: { zh: '安排时间', en: 'Arranged at' }, value: at }],
  };
}

export function outForDeliveryNotice(order: OrderFacts, at: string, which: WhichParcel | null): Notice {
  const subject = parcelOf(order, which);
  return {
    ...ofSent(order),
    kind: 'out_for_delivery',
    title: { zh: '正在派送', en: 'Out for delivery' },
    remark: {
      zh: `${subject.zh}正在派送，请保持电话畅通。`,
      en: `${subject.en}is out for delivery; please keep your phone at hand.`,
    },
    rows: [number(order), { label: { zh: '派送时间', en: 'Since' }, value: at }],
  };
}

/**
 * A courier has delivered: the order is the customer's to confirm, and goes on while other parcels do. `which`: null for the only parcel,
 * left out where nothing was sent by post.
 */
export function deliveredNotice(order: OrderFacts, at: string, which?: WhichParcel | null): Notice {
  if (which === undefined) return givenNotice(order, at);
  const subject = parcelOf(order, which);
  const isWhole = !which || which.isLast;
  return {
    ...ofSent(order),
    kind: 'delivered',
    title: isWhole
      ? { zh: '包裹已签收，待确认收货', en: 'Parcel delivered, to be confirmed' }
      : { zh: '一个包裹已签收', en: 'One of your parcels was delivered' },
    remark: {
      zh: `${subject.zh}已签收，${isWhole ? '收到后请确认收货' : '其余商品会另外送达'}。`,
      en: `${subject.en}was delivered; ${isWhole ? 'please confirm receipt' : 'the rest comes separately'}.`,
    },
    rows: [number(order), { label: { zh: '签收时间', en: 'Signed at' }, value: at }],
  };
}

function givenNotice(order: OrderFacts, at: string): Notice {
  return {
    ...ofSent(order),
    kind: 'delivered',
    title: { zh: '服务已完成，待确认收货', en: 'Service given, to be confirmed' },
    remark: {
      zh: `订单 ${order.number} 的服务已完成，请确认收货。`,
      en: `The service of order ${order.number} was given; please confirm receipt.`,
    },
    rows: [number(order), { label: { zh: '完成时间', en: 'Given at' }, value: at }],
  };
}

/** `shippedAt` is null for orders without a parcel. */
export function receivedNotice(
  order: OrderFacts,
  received: { orderedAt: string; shippedAt: string | null; at: string; points: number; isAutomatic: boolean },
): Notice {
  const points: NoticeRow = { label: { zh: '获得积分', en: 'Points' }, value: String(received.points) };
  return {
    kind: 'received',
    type: 1,
    topic: 'orders',
    link: detail(order),
    price: null,
    title: received.isAutomatic
      ? { zh: '系统已自动确认收货', en: 'Receipt confirmed automatically' }
      : { zh: '已确认收货', en: 'Receipt confirmed' },
    remark: { zh: `订单 ${order.number} 已完成。`, en: `Order ${order.number} is complete.` },
    rows: [
      number(order),
      products(order),
      { label: { zh: '下单时间', en: 'Ordered at' }, value: received.orderedAt },
      { label: { zh: '发货时间', en: 'Shipped at' }, value: received.shippedAt },
      { label: { zh: '收货时间', en: 'Received at' }, value: received.at },
      ...(received.points > 0 ? [points] : []),
    ],
  };
}

export function reviewNotice(order: OrderFacts, days: number): Notice {
  return {
    kind: 'please_review',
    type: 1,
    topic: 'reviews',
    link: `/pages/order/score?id=${order.id}`,
    price: null,
    title: { zh: '说说这次买得怎么样', en: 'Tell us how it went' },
    remark: {
      zh: `订单 ${order.number} 等你评价，${days} 天内有效。`,
      en: `Order ${order.number} waits for your review; you have ${days} days.`,
    },
    rows: [number(order), products(order)],
  };
}

/** `total` in cents. */
export function expiredNotice(order: OrderFacts, total: number): Notice {
  return {
    kind: 'order_lapsed',
    type: 1,
    topic: 'orders',
    link: detail(order),
    price: null,
    title: { zh: '订单已失效', en: 'Your order expired' },
    remark: {
      zh: `订单 ${order.number} 没有及时付款，已自动失效；用掉的优惠券和积分已退回。`,
      en: `Order ${order.number} was not paid in time; stock, coupon and points came back.`,
    },
    rows: [number(order), { label: { zh: '金额', en: 'Amount' }, value: amountText(total) }],
  };
}

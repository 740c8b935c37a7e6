import type { LocalText } from '../../kernel/texts/languages.ts';

const states: Readonly<Record<number, LocalText>> = {
  1: { zh: '待付款', en: 'To pay' },
  2: { zh: '待发货', en: 'To ship' },
  3: { zh: '待收货', en: 'To receive' },
  4: { zh: '已失效', en: 'Expired' },
  5: { zh: '已完成', en: 'Completed' },
  6: { zh: '已取消', en: 'Cancelled' },
  7: { zh: '已退款', en: 'Refunded' },
  8: { zh: '退款中', en: 'Refund in progress' },
  9: { zh: '退款失败', en: 'Refund failed' },
  10: { zh: '待评价', en: 'To review' },
  11: { zh: '已评价', en: 'Reviewed' },
  12: { zh: '待成团', en: 'Waiting for group' },
};
const types: readonly LocalText[] = [
  { zh: '普通订单', en: 'Ordinary order' },
  { zh: '秒杀订单', en: 'Flash-sale order' },
  { zh: '拼团订单', en: 'Group-purchase order' },
];
const payWays: readonly LocalText[] = [
  { zh: '余额支付', en: 'Balance' },
  { zh: '在线支付', en: 'Online payment' },
];
const refundWays: readonly LocalText[] = [
  { zh: '退到余额', en: 'To balance' },
  { zh: '原路退回', en: 'To the original payment method' },
];

/** Label of an order state (entities 1.1). */
export function stateLabel(state: number): LocalText {
  return states[state] ?? {};
}

/** Label of an order type: 0 ordinary, 1 flash sale, 2 group purchase. */
export function orderTypeLabel(type: number): LocalText {
  return types[type] ?? {};
}

/** 0 balance, 1 online. */
export function payWayLabel(way: number): LocalText {
  return payWays[way] ?? {};
}

/** 0 to the balance, 1 back to the source. */
export function refundWayLabel(way: number): LocalText {
  return refundWays[way] ?? {};
}

import type { LocalText } from '../../kernel/texts/languages.ts';
import type { PayWay, RefundWay } from '../../kernel/words/money.ts';
import type { OrderState, OrderType } from '../../kernel/words/orders.ts';

const states: Readonly<Record<OrderState, LocalText>> = {
  'awaiting-payment': { zh: '待付款', en: 'To pay' },
  'awaiting-shipment': { zh: '待发货', en: 'To ship' },
  shipped: { zh: '待收货', en: 'To receive' },
  expired: { zh: '已失效', en: 'Expired' },
  completed: { zh: '已完成', en: 'Completed' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  refunded: { zh: '已退款', en: 'Refunded' },
  'refund-pending': { zh: '退款中', en: 'Refund in progress' },
  'refund-failed': { zh: '退款失败', en: 'Refund failed' },
  'awaiting-review': { zh: '待评价', en: 'To review' },
  reviewed: { zh: '已评价', en: 'Reviewed' },
  'awaiting-group': { zh: '待成团', en: 'Waiting for group' },
};
const types: Readonly<Record<OrderType, LocalText>> = {
  ordinary: { zh: '普通订单', en: 'Ordinary order' },
  'flash-sale': { zh: '秒杀订单', en: 'Flash-sale order' },
  group: { zh: '拼团订单', en: 'Group-purchase order' },
};
const payWays: Readonly<Record<PayWay, LocalText>> = {
  balance: { zh: '余额支付', en: 'Balance' },
  online: { zh: '在线支付', en: 'Online payment' },
};
const refundWays: Readonly<Record<RefundWay, LocalText>> = {
  balance: { zh: '退到余额', en: 'To balance' },
  source: { zh: '原路退回', en: 'To the original payment method' },
};

export function stateLabel(state: OrderState): LocalText {
  return states[state];
}

export function orderTypeLabel(type: OrderType): LocalText {
  return types[type];
}

export function payWayLabel(way: PayWay): LocalText {
  return payWays[way];
}

export function refundWayLabel(way: RefundWay): LocalText {
  return refundWays[way];
}

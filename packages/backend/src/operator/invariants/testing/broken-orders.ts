import type { Break } from './broken-context.ts';

/** Totals and payments. */
export const brokenOrders: readonly Break[] = [
  [
    'order-totals',
    /lines of an order/,
    ({ balance }) => [`update order_lines set price = price + 1 where order_id = ${balance}`],
  ],
  ['order-totals', /lines of an order/, ({ unpaid }) => [`delete from order_lines where order_id = ${unpaid}`]],
  ['order-totals', /total of an order/, ({ unpaid }) => [`update orders set total = total + 1 where id = ${unpaid}`]],
  [
    'order-totals',
    /total of an order/,
    ({ unpaid }) => [
      `update orders set carriage = 500, coupon_money = goods_total - points_money + 100, total = 400 where id = ${unpaid}`,
    ],
  ],
  [
    'order-totals',
    /worth nothing/,
    ({ unpaid }) => [`update orders set points_money = 0, total = goods_total + carriage where id = ${unpaid}`],
  ],
  [
    'payments-applied-once',
    /has no outcome/,
    ({ online }) => [`update payment_logs set outcome = null where order_id = ${online}`],
  ],
  [
    'payments-applied-once',
    /has no outcome/,
    ({ online }) => [`update payment_logs set state = 0 where order_id = ${online}`],
  ],
  [
    'payments-applied-once',
    /not exactly one refund/,
    ({ returned }) => [`delete from payment_logs where order_id = ${returned} and type = 'refund'`],
  ],
  [
    'payments-applied-once',
    /not exactly one refund/,
    ({ returned }) => [`update payment_logs set money = 1 where order_id = ${returned} and type = 'refund'`],
  ],
  [
    'payments-applied-once',
    /goes back that was not returned/,
    ({ returned }) => [
      `update payment_logs set outcome = null, state = 2 where order_id = ${returned} and type = 'goodsIndent'`,
    ],
  ],
  [
    'payments-applied-once',
    /without exactly one payment/,
    ({ online }) => [`update money_logs set money = money - 1 where order_id = ${online}`],
  ],
  [
    'payments-applied-once',
    /without exactly one payment/,
    ({ balance }) => [`update orders set pay_way = 1 where id = ${balance}`],
  ],
  ['payments-applied-once', /did not pay/, ({ online }) => [`update orders set pay_way = 0 where id = ${online}`]],
  [
    'payments-applied-once',
    /refunds of an order/,
    ({ refunded }) => [
      `insert into money_logs (user_id, type, money, remark, order_id, pay_way) select user_id, 0, total, '{}', id, 1 from orders where id = ${refunded}`,
    ],
  ],
  [
    'payments-applied-once',
    /refunds of an order/,
    ({ refunded }) => [`update money_logs set money = money + 100000 where order_id = ${refunded} and type = 0`],
  ],
  [
    'payments-applied-once',
    /did not give back/,
    ({ refunded }) => [`update orders set refund_money = 1 where id = ${refunded}`],
  ],
  [
    'payments-applied-once',
    /did not give back/,
    ({ refunded }) => [`update orders set state = 2 where id = ${refunded}`],
  ],
];

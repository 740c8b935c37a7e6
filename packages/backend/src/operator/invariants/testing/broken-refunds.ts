import type { Break } from './broken-context.ts';

/** Refunds customers asked for. */
export const brokenRefunds: readonly Break[] = [
  [
    'stock-adds-up',
    /not what was received/,
    ({ askedBack }) => [`update order_lines set restocked = 0 where order_id = ${askedBack}`],
  ],
  [
    'order-totals',
    /paid of the lines/,
    ({ balance }) => [`update order_lines set coupon_money = coupon_money + 1 where order_id = ${balance}`],
  ],
  [
    'payments-applied-once',
    /did not give back/,
    ({ askedBack }) => [
      `update refund_requests set state = 'refused' where order_id = ${askedBack}`,
      `update orders set state = 2 where id = ${askedBack}`,
    ],
  ],
  [
    'payments-applied-once',
    /promise more/,
    ({ askedBack }) => [`update refund_requests set money = 1000000 where order_id = ${askedBack}`],
  ],
  [
    'payments-applied-once',
    /elsewhere is not on its way back/,
    ({ online }) => [
      `insert into order_address_changes (order_id, cellphone, name, location, address, house, carriage_before, carriage, refunded, way,
        changed_at) select id, '', '', '', '', '', carriage + 100, carriage, 100, 1, now() from orders where id = ${online}`,
    ],
  ],
  [
    'payments-applied-once',
    /an address changed of the freight/,
    ({ balance }) => [
      `insert into order_address_changes (order_id, cellphone, name, location, address, house, carriage_before, carriage, refunded, way,
        changed_at) select id, '', '', '', '', '', carriage + 100, carriage + 1, 0, 0, now() from orders where id = ${balance}`,
    ],
  ],
  [
    'payments-applied-once',
    /sum of its lines/,
    ({ askedBack }) => [
      `update refund_lines set money = money - 1 where request_id in
      (select id from refund_requests where order_id = ${askedBack})`,
    ],
  ],
  [
    'payments-applied-once',
    /pieces of a line/,
    ({ askedBack }) => [
      `update order_lines set restocked = 0, refunded = 0, refunded_unsent = 0 where order_id = ${askedBack}`,
    ],
  ],
];

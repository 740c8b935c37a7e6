import { type Break, off } from './broken-context.ts';

/** Coupons, balances, points and prizes. */
export const brokenCustomers: readonly Break[] = [
  [
    'coupons-used-once',
    /several orders/,
    ({ balance, online }) => [
      `insert into order_coupons (order_id, user_coupon_id) select ${online}, user_coupon_id from order_coupons where order_id = ${balance}`,
    ],
  ],
  [
    'coupons-used-once',
    /does not count as used/,
    (_, { customers }) => [`update user_coupons set state = 0 where id = ${customers[0]?.couponId}`],
  ],
  [
    'coupons-used-once',
    /not its customer's/,
    (_, { customers }) => [
      `update user_coupons set user_id = ${customers[1]?.id} where id = ${customers[0]?.couponId}`,
    ],
  ],
  [
    'coupons-used-once',
    /without exactly one coupon/,
    ({ balance }) => [`delete from order_coupons where order_id = ${balance}`],
  ],
  [
    'coupons-used-once',
    /more of a coupon is claimed/,
    (_, { couponId }) => [`update coupons set residue = residue + 1 where id = ${couponId}`],
  ],
  [
    'coupons-used-once',
    /claimed more of a coupon/,
    (_, { couponId, customers }) => [
      `update user_coupons set user_id = ${customers[0]?.id} where coupon_id = ${couponId}`,
      `update coupons set limit_get = 1 where id = ${couponId}`,
    ],
  ],
  [
    'ledgers-agree',
    /balance is below 0/,
    (_, { customers }) => [`update users set money = money + 1 where id = ${customers[0]?.id}`],
  ],
  [
    'ledgers-agree',
    /balance is below 0/,
    (_, { customers }) => [
      ...off('users', 'users_money_check'),
      `insert into money_logs (user_id, type, money, remark) select id, 1, money + 1, '{}' from users where id = ${customers[1]?.id}`,
      `update users set money = -1 where id = ${customers[1]?.id}`,
    ],
  ],
  [
    'ledgers-agree',
    /points are below 0/,
    (_, { customers }) => [`update points_accounts set available = available - 1 where user_id = ${customers[0]?.id}`],
  ],
  [
    'ledgers-agree',
    /points are below 0/,
    (_, { customers }) => [`delete from points_accounts where user_id = ${customers[0]?.id}`],
  ],
  [
    'ledgers-agree',
    /not exactly one row/,
    ({ balance }) => [`update money_logs set order_id = null where order_id = ${balance}`],
  ],
  [
    'ledgers-agree',
    /not exactly one row/,
    ({ balance }) => [
      `insert into money_logs (user_id, type, money, remark, order_id) select user_id, 1, 0, '{}', id from orders where id = ${balance}`,
    ],
  ],
  [
    'ledgers-agree',
    /it did not pay/,
    ({ balance }) => [`update orders set pay_time = null, state = 1 where id = ${balance}`],
  ],
  [
    'ledgers-agree',
    /points of an order were not spent once/,
    ({ unpaid }) => [`delete from points_logs where source_type = 'order' and source_id = ${unpaid}`],
  ],
  ['ledgers-agree', /gave points more than once/, ({ unpaid }) => [`update orders set state = 6 where id = ${unpaid}`]],
  [
    'prizes-in-stock',
    /more of a prize was drawn/,
    (_, { prizeIds }) => [`update lottery_prizes set residue = quantity where id = ${prizeIds[0]}`],
  ],
  [
    'prizes-in-stock',
    /drew more often/,
    (_, { lotteryId, customers }) => [
      `update lotteries set tries = 1 where id = ${lotteryId}`,
      `insert into lottery_logs (lottery_id, user_id, state, drawn_at) select ${lotteryId}, user_id, 1, max(drawn_at) from lottery_logs where user_id = ${customers[1]?.id} group by user_id`,
    ],
  ],
  [
    'prizes-in-stock',
    /several prizes/,
    ({ balance }, { lotteryId }) => [
      `insert into lottery_logs (lottery_id, user_id, state, model_type, model_id, drawn_at) select ${lotteryId}, user_id, 1, 'order', id, timestamp '2026-01-01' from orders cross join generate_series(1, 2) where id = ${balance}`,
    ],
  ],
  [
    'prizes-in-stock',
    /not its winner's/,
    ({ balance }, { lotteryId, customers }) => [
      `insert into lottery_logs (lottery_id, user_id, state, model_type, model_id, drawn_at) values (${lotteryId}, ${customers[1]?.id}, 1, 'order', ${balance}, timestamp '2026-01-01')`,
    ],
  ],
];

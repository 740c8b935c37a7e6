import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../testing/index.ts';
import { checkInvariants, invariants } from './check-invariants.ts';
import type { Wish } from './testing/commands.ts';
import { placeOrder } from './testing/ordering.ts';
import { payByBalance, refund, tellOfPayment } from './testing/paying.ts';
import { draw } from './testing/promotions.ts';
import { makeWorlds, type World } from './testing/world.ts';

const plain: Wish = {
  customer: 0,
  good: 'plain',
  pieces: 1,
  beside: null,
  coupon: false,
  points: 0,
  key: null,
  isStale: false,
};

/** Orders of the world below, by what became of them. */
const orders = ['unpaid', 'balance', 'online', 'returned', 'sale', 'refunded', 'keys'] as const;
type Ids = Record<(typeof orders)[number], number>;

/** Keeps the database itself from being broken: its checks and keys are taken off first. */
const off = (table: string, ...names: string[]) => names.map((name) => `alter table ${table} drop constraint ${name}`);

/** What is broken by hand, which invariant finds it, and what it says. */
const broken: [invariant: string, problem: RegExp, statements: (ids: Ids, world: World) => string[]][] = [
  [
    'stock-not-negative',
    /stock of a good/,
    (_, { offers }) => [
      ...off('goods', 'goods_inventory_check'),
      `update goods set inventory = -1 where id = ${offers.plain.id}`,
      `insert into stock_receipts (good_id, pieces, remark) select ${offers.plain.id}, -3, 'so that the sum fits'`,
    ],
  ],
  [
    'stock-not-negative',
    /stock of a SKU/,
    (_, { offers }) => [
      ...off('good_skus', 'good_skus_inventory_check'),
      `update good_skus set inventory = -1 where id = ${offers.parcel.skuId}`,
    ],
  ],
  [
    'stock-not-negative',
    /stock of a flash sale/,
    (_, { offers }) => [
      ...off('flash_sale_skus', 'flash_sale_skus_residue_check'),
      `update flash_sale_skus set residue_limit = -1 where id = ${offers.sale.sale?.skuId}`,
    ],
  ],
  [
    'stock-adds-up',
    /not what was received/,
    (_, { offers }) => [`update goods set inventory = inventory + 1 where id = ${offers.plain.id}`],
  ],
  [
    'stock-adds-up',
    /not what was received/,
    (_, { offers }) => [`update good_skus set inventory = inventory - 1 where id = ${offers.keys.skuId}`],
  ],
  [
    'stock-adds-up',
    /not what was received/,
    (_, { offers }) => [`delete from stock_receipts where good_id = ${offers.sale.id}`],
  ],
  [
    'stock-adds-up',
    /took nothing out of stock/,
    ({ balance }) => [`update order_lines set is_stock_taken = false where order_id = ${balance}`],
  ],
  ['stock-adds-up', /still holds stock/, ({ unpaid }) => [`update orders set state = 4 where id = ${unpaid}`]],
  ['stock-adds-up', /paid order is cancelled/, ({ balance }) => [`update orders set state = 6 where id = ${balance}`]],
  [
    'stock-adds-up',
    /handed out more than once/,
    ({ keys, balance }) => [
      `insert into order_codes (order_id, code_id) select ${balance}, code_id from order_codes where order_id = ${keys}`,
    ],
  ],
  [
    'stock-adds-up',
    /counts as free/,
    ({ keys }) => [
      `update good_codes set state = 0 where id in (select code_id from order_codes where order_id = ${keys})`,
    ],
  ],
  [
    'flash-sale-limits',
    /customer has more pieces/,
    ({ sale }) => [`update flash_sale_purchases set number = 3 where order_id = ${sale}`],
  ],
  [
    'flash-sale-limits',
    /order has more pieces/,
    (_, { offers }) => [
      `update flash_sales set is_purchase_number = 1, purchase_number = 1 where id = ${offers.sale.sale?.id}`,
    ],
  ],
  [
    'flash-sale-limits',
    /not what the orders took/,
    ({ sale }) => [`delete from flash_sale_purchases where order_id = ${sale}`],
  ],
  ['flash-sale-limits', /not what the orders took/, ({ sale }) => [`update orders set state = 6 where id = ${sale}`]],
  [
    'flash-sale-limits',
    /more was sold/,
    (_, { offers }) => [
      `update flash_sale_skus set residue_limit = residue_limit + 1 where id = ${offers.sale.sale?.skuId}`,
    ],
  ],
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

describeEngines('a database broken by hand', (shop) => {
  let world: World;
  let ids: Ids;

  beforeAll(async () => {
    const [made] = await makeWorlds(shop(), 1);
    const [actor, other] = made?.customers ?? [];
    if (!made || !actor || !other) throw new Error('no world was made');
    world = made;
    const place = async (who: typeof actor, wish: Partial<Wish>) => {
      await placeOrder(world, who, { ...plain, ...wish });
      return who.orderIds.at(-1) ?? 0;
    };
    const unpaid = await place(actor, { points: 50 });
    const balance = await place(actor, { coupon: true });
    await payByBalance(world, actor, balance);
    const online = await place(other, {});
    await tellOfPayment(world, other, online, 'paid');
    const returned = await place(actor, { good: 'parcel' });
    await tellOfPayment(world, actor, returned, 'closed');
    await shop().post(`goodIndent/cancel/${returned}`, {}, { as: actor });
    await tellOfPayment(world, actor, returned, 'paid');
    const sale = await place(other, { good: 'sale', pieces: 2 });
    const refunded = await place(other, {});
    await payByBalance(world, other, refunded);
    await refund(world, refunded, { way: 'balance', isWhole: true, points: 0 });
    const keys = await place(actor, { good: 'keys' });
    await payByBalance(world, actor, keys);
    await draw(world, other);
    ids = { unpaid, balance, online, returned, sale, refunded, keys };
  });

  it('is whole before', async () => {
    expect(world.witness.faults).toEqual([]);
    expect(new Set(Object.values(ids)).size).toBe(orders.length);
    expect(await checkInvariants(shop().db, shop().config)).toEqual([]);
  });

  it.each(broken)('%s: %s', async (invariant, problem, statements) => {
    const undo = new Error('undo');
    let found: Awaited<ReturnType<typeof checkInvariants>> = [];
    const breaking = shop().db.transaction(async (tx) => {
      for (const statement of statements(ids, world)) await tx.execute(sql.raw(statement));
      found = await checkInvariants(tx, shop().config);
      throw undo;
    });
    await expect(breaking).rejects.toBe(undo);
    const own = found.filter((one) => one.invariant === invariant && problem.test(one.problem));
    expect(own.length, JSON.stringify(found)).toBeGreaterThan(0);
    expect(Object.values(own[0]?.facts ?? {})).not.toEqual([]);
  });

  it('is found for every invariant', () => {
    expect([...new Set(broken.map(([name]) => name))]).toEqual(invariants.map(({ name }) => name));
  });
});

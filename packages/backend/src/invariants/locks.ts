/** An edit that takes one protection away: `from` stands in the file exactly once. Files are below `packages/backend`. */
export type Lock = { name: string; holds: string; file: string; from: string; to: string };

/**
 * Locks, conditions of statements and unique keys that hold the invariants on PostgreSQL. `prove-locks.ts` takes them away
 * one by one and demands that the property run fails; each is a line somebody might take for superfluous.
 */
export const locks: readonly Lock[] = [
  {
    name: 'stock-condition',
    holds: 'stock is taken only where there is enough',
    file: 'src/modules/orders/stock.ts',
    from: "isNull(goods.deletedAt), gte(goods.inventory, value('pieces'))",
    to: 'isNull(goods.deletedAt)',
  },
  {
    name: 'own-order-lock',
    holds: 'a customer’s calls about one order come one after the other',
    file: 'src/modules/orders/order-records.ts',
    from: ".where(isOwn(userId, id)).for('no key update')",
    to: '.where(isOwn(userId, id))',
  },
  {
    name: 'order-lock',
    holds: 'jobs, notices and refunds wait for whoever changes the order',
    file: 'src/modules/orders/order-records.ts',
    from: ".where(eq(orders.id, id)).for('no key update')",
    to: '.where(eq(orders.id, id))',
  },
  {
    name: 'customer-in-sale',
    holds: 'pieces of a sale are counted while the customer is held',
    file: 'src/modules/orders/create-order.ts',
    from: 'isOfSale ? holdCustomer(tx, userId) : null',
    to: 'isOfSale ? holdCustomer && null : null',
  },
  {
    name: 'sale-condition',
    holds: 'pieces leave a sale only where there are enough',
    file: 'src/modules/flash-sales/take-sale.ts',
    from: "and(eq(flashSaleSkus.id, value('saleSkuId')), gte(flashSaleSkus.residueLimit, value('pieces')))",
    to: "eq(flashSaleSkus.id, value('saleSkuId'))",
  },
  {
    name: 'line-stock',
    holds: 'a line gives out no stock that somebody takes meanwhile',
    file: 'src/modules/flash-sales/line/turn-line.ts',
    from: "'select id from goods where id = $1 for no key update'",
    to: "'select id from goods where id = $1'",
  },
  {
    name: 'line-sale',
    holds: 'a line is carried on by one process at a time, and knows what is left',
    file: 'src/modules/flash-sales/line/turn-line.ts',
    from: "'select id from flash_sale_skus where id = $1 for no key update'",
    to: "'select id from flash_sale_skus where id = $1'",
  },
  {
    name: 'hold-unspent',
    holds: 'held pieces are ordered once, and not after they went back',
    file: 'src/modules/flash-sales/line/holds.ts',
    from: 'where id = $1 and state = 1 and held = $2 and held_until > $4::timestamptz',
    to: 'where id = $1 and $2::int > 0 and $4::timestamptz is not null',
  },
  {
    name: 'lottery-in-draw',
    holds: 'a draw sees what the one before it has left, and how many there were',
    file: 'src/modules/lotteries/lottery-records.ts',
    from: "isNull(lotteries.deletedAt)))\n    .for('no key update');",
    to: 'isNull(lotteries.deletedAt)));',
  },
  {
    name: 'prize-unredeemed',
    holds: 'a prize is redeemed once',
    file: 'src/modules/lotteries/prize-order.ts',
    from: '.where(isOpenPrize(userId, logId))\n    .returning(',
    to: '.where(eq(lotteryLogs.id, logId))\n    .returning(',
  },
  {
    name: 'coupon-unused',
    holds: 'a coupon is used once',
    file: 'src/modules/coupons/use-coupon.ts',
    from: '        eq(userCoupons.state, 0),\n',
    to: '',
  },
  {
    name: 'coupon-left',
    holds: 'a coupon is claimed only while there is one left',
    file: 'src/modules/coupons/claim-coupon.ts',
    from: 'isInState(1, now), gt(coupons.residue, 0)',
    to: 'isInState(1, now)',
  },
  {
    name: 'balance-condition',
    holds: 'a balance pays only what it has',
    file: 'src/modules/payments/money.ts',
    from: 'and(eq(users.id, change.userId), gte(users.money, change.amount))',
    to: 'eq(users.id, change.userId)',
  },
  {
    name: 'points-condition',
    holds: 'points are spent only where there are enough',
    file: 'src/modules/points/spend-points.ts',
    from: 'and(eq(pointsAccounts.userId, userId), gte(pointsAccounts.available, points))',
    to: 'eq(pointsAccounts.userId, userId)',
  },
  {
    name: 'payment-taken',
    holds: 'a payment is taken once, however often it is told',
    file: 'src/modules/payments/take-payment.ts',
    from: 'if (attempt.state === attemptState.complete) {',
    to: 'if (attempt.state === attemptState.complete && attempt.money < 0) {',
  },
  {
    name: 'card-key-lock',
    holds: 'buyers of the same card keys wait for each other',
    file: 'src/modules/payments/codes.ts',
    from: 'await waitForOtherBuyers(tx, sku.id);',
    to: 'waitForOtherBuyers;',
  },
  {
    name: 'code-tries',
    holds: 'five tries of a code are looked at, also of tries at the same time',
    file: 'src/modules/sign-in/codes.ts',
    from: 'lt(verificationCodes.tries, MAX_TRIES),',
    to: 'lt(verificationCodes.tries, 100 * MAX_TRIES),',
  },
  {
    name: 'credentials-held',
    holds: 'a sign-in that is being checked while sign-ins are ended does not survive',
    file: 'src/modules/sign-in/credentials.ts',
    from: "    .for('share');",
    to: '    .limit(1);',
  },
  {
    name: 'idempotency-key',
    holds: 'a request is done once for each key',
    file: 'migrations/0000_initial.sql',
    from: 'CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")',
    to: 'CONSTRAINT "idempotency_keys_user_id_key_check" CHECK (true)',
  },
];

import { and, eq, is, ne } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../kernel/db/schema/index.ts';
import {
  browses,
  comments,
  configs,
  idempotencyKeys,
  jobs,
  limitCounters,
  orderAddressChanges,
  orderLocations,
  orders,
  outbox,
  passkeyChallenges,
  qrLogins,
  tokenFamilies,
  tokenPairs,
  trackingEvents,
  userLogs,
  users,
  verificationCodes,
} from '../../kernel/db/schema/index.ts';
import { describeEngines } from '../../testing/index.ts';
import { cleanUpJob } from './clean-up.ts';
import { personalData } from './personal-data.ts';
import { signInLogDays, viewedDays } from './retention-settings.ts';
import { aWholeCustomer } from './testing/whole-customer.ts';

const DAY = 86_400_000;
const ofCustomers = Object.values(schema).flatMap((table) => {
  if (!is(table, PgTable)) return [];
  const { name, columns } = getTableConfig(table);
  const column = columns.find((one) => one.name === 'userId');
  return column ? [{ name, table, column }] : [];
});

describeEngines('what is kept of customers', (shop) => {
  const counted = async (userId: number) => {
    const counts: Record<string, number> = {};
    for (const { name, table, column } of ofCustomers) counts[name] = await shop().db.$count(table, eq(column, userId));
    return counts;
  };
  const cleanUp = async () => {
    const log = { info: () => {}, error: () => {} };
    await cleanUpJob.run({}, { ...shop().app.shop, log });
  };

  it('goes or stays as the list says when an account is closed; nobody else loses anything', async () => {
    const customer = await aWholeCustomer(shop());
    const other = await aWholeCustomer(shop());
    const before = await counted(customer.id);
    const others = await counted(other.id);
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    expect((await shop().post('cancel', {}, { as: customer })).status).toBe(200);
    const after = await counted(customer.id);
    const closing = new Map(personalData.map((row) => [row.table, row.closing]));
    const expected = Object.entries(before).map(([name, count]) => [name, closing.get(name) === 'goes' ? 0 : count]);
    expect(after).toEqual(Object.fromEntries(expected));
    expect(await counted(other.id)).toEqual(others);
  });

  it('of a closed account is its blocked number, its orders with their delivery, and reviews without a name', async () => {
    const customer = await aWholeCustomer(shop());
    await shop().post('cancel', {}, { as: customer });
    const [user] = await shop().db.select().from(users).where(eq(users.id, customer.id));
    expect(user).toMatchObject({ cellphone: customer.cellphone, isClosed: true, gender: 0 });
    const gone = [user?.nickname, user?.portrait, user?.email, user?.notification];
    expect(gone).toEqual([null, null, null, null]);
    const [order] = await shop().db.select().from(orders).where(eq(orders.userId, customer.id));
    expect(order).toMatchObject({ state: 'completed', remark: '放门口' });
    expect(await shop().db.$count(orderLocations, eq(orderLocations.orderId, customer.orderId))).toBe(1);
    const reviews = await shop().db.select().from(comments).where(eq(comments.userId, customer.id));
    expect(reviews).toMatchObject([{ isAnonymous: true, details: '好' }]);
    const sent = await shop().post<{ code: number }>('cellphoneCode', { cellphone: customer.cellphone });
    const again = await shop().post('register', { cellphone: customer.cellphone, code: sent.message.code });
    expect(again.message).toMatch('注销');
  });

  it('is removed by the clean-up when its time is over, and not before', async () => {
    const customer = await aWholeCustomer(shop());
    const { db } = shop();
    const mine = { code: customer.cellphone, counter: `test:${customer.cellphone}`, job: `test:${customer.id}` };
    const soon = new Date(shop().now.getTime() + 300_000);
    await db.insert(verificationCodes).values({ target: mine.code, codeHash: 'h'.repeat(64), expiresAt: soon });
    await db.insert(limitCounters).values({ key: mine.counter, count: 1, endsAt: soon });
    await db.insert(jobs).values({ kind: 'test', uniqueKey: mine.job, runAt: shop().now, finishedAt: shop().now });
    const left = async () => {
      const families = db
        .select({ id: tokenFamilies.id })
        .from(tokenFamilies)
        .where(eq(tokenFamilies.userId, customer.id));
      return {
        codes: await db.$count(verificationCodes, eq(verificationCodes.target, mine.code)),
        counters: await db.$count(limitCounters, eq(limitCounters.key, mine.counter)),
        challenges: await db.$count(passkeyChallenges, eq(passkeyChallenges.userId, customer.id)),
        qr: await db.$count(qrLogins, eq(qrLogins.userId, customer.id)),
        answers: await db.$count(idempotencyKeys, eq(idempotencyKeys.userId, customer.id)),
        jobs: await db.$count(jobs, eq(jobs.uniqueKey, mine.job)),
        pairs: await db.$count(tokenPairs, eq(tokenPairs.familyId, families)),
        devices: await db.$count(tokenFamilies, eq(tokenFamilies.userId, customer.id)),
        messages: await db.$count(outbox, eq(outbox.userId, customer.id)),
        signIns: await db.$count(userLogs, eq(userLogs.userId, customer.id)),
        viewed: await db.$count(browses, eq(browses.userId, customer.id)),
        deliveries: await db.$count(orderLocations, eq(orderLocations.orderId, customer.orderId)),
        formerPlaces: await db.$count(
          orderAddressChanges,
          and(eq(orderAddressChanges.orderId, customer.orderId), ne(orderAddressChanges.name, '')),
        ),
        orders: await db.$count(orders, eq(orders.userId, customer.id)),
      };
    };
    const begin = shop().now.getTime();
    const all = await left();
    const over: string[] = [];
    expect(Object.values(all).every((count) => count === 1)).toBe(true);
    const steps: [days: number, gone: string[]][] = [
      [0, []],
      [0.9, ['codes', 'counters', 'challenges']],
      [1.1, ['qr', 'answers']],
      [6.9, []],
      [7.1, ['jobs', 'pairs', 'devices']],
      [29.9, []],
      [30.1, ['messages']],
      [179.9, []],
      [180.1, ['signIns']],
      [364.9, []],
      [365.1, ['viewed']],
      [1094.9, []],
      [1095.1, ['deliveries', 'formerPlaces']],
    ];
    for (const [days, gone] of steps) {
      shop().advance(begin + days * DAY - shop().now.getTime());
      await cleanUp();
      over.push(...gone);
      const now = await left();
      expect([
        days,
        Object.keys(now)
          .filter((name) => now[name as keyof typeof now] === 0)
          .sort(),
      ]).toEqual([days, over.toSorted()]);
    }
  });

  it('follows the settings, and what is owed keeps its address', async () => {
    const customer = await aWholeCustomer(shop());
    const owed = await aWholeCustomer(shop());
    await shop().db.update(orders).set({ state: 'refund-failed' }).where(eq(orders.id, owed.orderId));
    await shop()
      .db.insert(configs)
      .values([
        { key: signInLogDays.key, value: 30 },
        { key: viewedDays.key, value: 1 },
        { key: 'retention.order_address_days', value: 90 },
      ]);
    shop().advance(91 * DAY);
    await cleanUp();
    expect(await shop().db.$count(userLogs, eq(userLogs.userId, customer.id))).toBe(0);
    expect(await shop().db.$count(browses, eq(browses.userId, customer.id))).toBe(0);
    expect(await shop().db.$count(orderLocations, eq(orderLocations.orderId, customer.orderId))).toBe(0);
    expect(await shop().db.$count(trackingEvents, eq(trackingEvents.orderId, customer.orderId))).toBe(0);
    expect(await shop().db.$count(trackingEvents, eq(trackingEvents.orderId, owed.orderId))).toBe(1);
    expect(await shop().db.$count(orderLocations, eq(orderLocations.orderId, owed.orderId))).toBe(1);
  });
});

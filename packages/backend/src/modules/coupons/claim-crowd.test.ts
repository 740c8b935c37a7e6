import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiProcess } from '../../conformance/kill-tests/api-process.ts';
import { Client, type Reply } from '../../conformance/kill-tests/client.ts';
import { makeStore, type Store } from '../../conformance/kill-tests/store.ts';
import { coupons, pointsAccounts, userCoupons, users } from '../../kernel/db/schema/index.ts';
import { checkInvariants } from '../../operator/invariants/check-invariants.ts';
import { forPostgres } from '../../testing/index.ts';
import { startSession } from '../credentials/tokens.ts';

const CUSTOMERS = 300;
const PIECES = 100;
const HOUR = 3_600_000;

/** Thousands press in the same second, whichever process they reach: a smaller crowd with the same races. */
forPostgres('a crowd at two processes', () => {
  let store: Store;
  let apis: ApiProcess[] = [];
  let couponId = 0;
  let tokens: string[] = [];

  beforeAll(async () => {
    store = await makeStore('postgres');
    const database = await store.open();
    const now = new Date();
    const [coupon] = await database.db
      .insert(coupons)
      .values({
        name: { zh: '抢券', en: 'Rush' },
        cost: 500,
        amount: PIECES,
        remaining: PIECES,
        perCustomer: 1,
        state: 'underway',
        startTime: new Date(now.getTime() - HOUR),
        endTime: new Date(now.getTime() + 48 * HOUR),
      })
      .returning({ id: coupons.id });
    couponId = coupon?.id ?? 0;
    const made = await database.db
      .insert(users)
      .values(Array.from({ length: CUSTOMERS }, (_, i) => ({ name: `c${i}`, cellphone: `139${10_000_000 + i}` })))
      .returning({ id: users.id });
    await database.db.insert(pointsAccounts).values(made.map(({ id }) => ({ userId: id })));
    const device = { platform: 'pc', userAgent: 'test', ip: '127.0.0.1' };
    tokens = [];
    for (const { id } of made) tokens.push((await startSession(database.db, id, device, now)).access);
    await database.close();
    apis = [new ApiProcess(store.env), new ApiProcess(store.env)];
    await Promise.all(apis.map((api) => api.origin()));
  }, 300_000);

  afterAll(async () => {
    await Promise.all(apis.map((api) => api.stop()));
    await store.remove();
  }, 60_000);

  /** Presses until there is an answer: a process that is too busy says so and has done nothing. */
  async function press(client: Client | undefined, key: Record<string, string>): Promise<Reply | undefined> {
    for (;;) {
      const response = await client?.post('coupon', { id: couponId }, key);
      if (response?.status !== 503) return response;
      await pause(100 + Math.random() * 400);
    }
  }

  it('gets exactly what there is, one for each, however often each presses', async () => {
    const origins = await Promise.all(apis.map((api) => api.origin()));
    const responses = await Promise.all(
      tokens.map(async (token, place) => {
        const [one, other] = origins.map((origin) => new Client(origin, token));
        const key = { 'idempotency-key': `crowd-${place}` };
        // One press sent to both processes: a retry that took another way.
        return Promise.all([press(one, key), press(other, key)]);
      }),
    );
    const statuses = responses.map((pair) => pair.map((answer) => answer?.status));
    expect(responses.filter(([one, other]) => one?.status !== other?.status)).toEqual([]);
    expect(statuses.filter(([status]) => status === 200)).toHaveLength(PIECES);
    expect(statuses.filter(([status]) => status === 401)).toHaveLength(CUSTOMERS - PIECES);
    const database = await store.open();
    try {
      const owners = await database.db.select().from(userCoupons).where(eq(userCoupons.couponId, couponId));
      expect(owners).toHaveLength(PIECES);
      expect(new Set(owners.map(({ userId }) => userId)).size).toBe(PIECES);
      const [coupon] = await database.db.select().from(coupons).where(eq(coupons.id, couponId));
      expect(coupon?.remaining).toBe(0);
      expect(await checkInvariants(database.db, { timeZone: 'Asia/Shanghai' })).toEqual([]);
    } finally {
      await database.close();
    }
  }, 120_000);
});

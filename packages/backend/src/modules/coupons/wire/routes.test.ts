import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { categories, coupons, orderCoupons, orders, userCoupons } from '../../../kernel/db/schema/index.ts';
import type { JobContext } from '../../../kernel/jobs/job-kinds.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import { describeRacing, type TestCustomer, type TestShop } from '../../../testing/index.ts';
import { anAddress } from '../../orders/testing/customers.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct } from '../../orders/testing/products.ts';
import { aCoupon, after, HOUR, type Values } from '../testing/coupons.ts';
import { turnCouponsJob } from '../turn-coupons.ts';

type Row = { id: number; cost: number | ''; state: number; user_coupon_count: number };
type Own = { id: number; ticket: string; state: number; coupon: Row };

const claim = (shop: TestShop, as: TestCustomer, id: unknown) => shop.post('coupon', { id }, { as });
const residueOf = async (shop: TestShop, id: number) =>
  (await shop.db.select({ remaining: coupons.remaining }).from(coupons).where(eq(coupons.id, id)))[0]?.remaining;

describeRacing('coupons to claim', (shop) => {
  beforeEach(() => shop().db.update(coupons).set({ deletedAt: shop().now }));

  const list = async (query = '', options: { as?: TestCustomer; lang?: string } = {}) =>
    (await shop().get<Page<Row>>(`coupon?${query}`, options)).message;
  const idsOf = async (query = '') => (await list(query)).data.map(({ id }) => id);

  it('are shown to visitors, dearest first', async () => {
    const cheap = await aCoupon(shop(), { cost: 100 });
    const dear = await aCoupon(shop(), {
      type: 'percent',
      cost: 1000,
      threshold: 9900,
      scopeType: 'categories',
      scopeIds: [4, 7],
    });
    const random = await aCoupon(shop(), { type: 'random', cost: 300, costMax: 900 });
    const page = await list();
    expect(page.data.map(({ id }) => id)).toEqual([dear, random, cheap]);
    expect(page.data[0]).toEqual({
      id: dear,
      name: '见面礼',
      type: 3,
      cost: 1000,
      cost_max: null,
      sill: 9900,
      amount: 10,
      residue: 10,
      limit_get: 0,
      scope_type: 1,
      scope_ids: [4, 7],
      state: 1,
      start_time: '2026-11-20 15:00:00',
      end_time: '2026-11-21 16:00:00',
      explain: '满¥99可用',
      note: null,
      user_coupon_count: 0,
    });
    expect(page.data[2]).toMatchObject({ sill: '', explain: '无门槛' });
    expect((await list('', { lang: 'en' })).data[2]).toMatchObject({ name: 'Welcome gift', explain: 'No threshold' });
  });

  it('are upcoming, underway or finished by the time of day, whatever is written down', async () => {
    const late = await aCoupon(shop(), { from: 1, until: 2, state: 'underway' });
    const now = await aCoupon(shop(), { from: 0, until: 1, state: 'upcoming' });
    const over = await aCoupon(shop(), { from: -2, until: 0, state: 'underway' });
    const ended = await aCoupon(shop(), { state: 'finished' });
    const gone = await aCoupon(shop(), { remaining: 0 });
    expect(await idsOf()).toEqual([now]);
    expect(await idsOf('state=1')).toEqual([now]);
    expect(await idsOf('state=0')).toEqual([late]);
    expect((await idsOf('state=2')).toSorted()).toEqual([over, ended].toSorted());
    expect(await idsOf('state=9')).toEqual([now]);
    expect(await idsOf('state=')).toEqual([now]);
    expect([late, now, over, ended]).not.toContain(gone);
  });

  it('are claimed as often as a customer may', async () => {
    const as = await shop().aCustomer();
    const id = await aCoupon(shop(), { perCustomer: 2 });
    expect(await claim(shop(), as, id)).toMatchObject({ status: 200, message: '领取成功' });
    expect(await claim(shop(), as, String(id))).toMatchObject({ status: 200 });
    expect(await claim(shop(), as, id)).toMatchObject({ status: 401, code: 50001, message: '你已经领过这张券' });
    expect(await residueOf(shop(), id)).toBe(8);
    expect((await list('', { as })).data[0]).toMatchObject({ residue: 8, user_coupon_count: 2 });
    expect((await list('', { as: await shop().aCustomer() })).data[0]).toMatchObject({ user_coupon_count: 0 });
  });

  it.each<[string, Values, object]>([
    ['before it begins', { from: 1, state: 'underway' }, { code: 50001, message: '现在不能领取该券' }],
    ['after its end', { from: -2, until: 0 }, { code: 50001, message: '现在不能领取该券' }],
    ['when it was ended', { state: 'finished' }, { code: 50001, message: '现在不能领取该券' }],
    ['when none is left', { remaining: 0 }, { code: 50001, message: '优惠券已经领完' }],
    ['when it was deleted', { deletedAt: new Date(0) }, { status: 404, code: 50000 }],
  ])('are not claimed %s', async (_, values, refusal) => {
    const as = await shop().aCustomer();
    const id = await aCoupon(shop(), values);
    expect(await claim(shop(), as, id)).toMatchObject({ status: 401, ...refusal });
    expect(await shop().db.$count(userCoupons, eq(userCoupons.userId, as.id))).toBe(0);
  });

  it.each([[undefined], ['x'], [0], [-1], [null]])('are not claimed by the id %s', async (id) => {
    const as = await shop().aCustomer();
    expect(await claim(shop(), as, id)).toMatchObject({ status: 401, code: 50004 });
  });

  it('are claimed by customers only', async () => {
    expect(await shop().post('coupon', { id: await aCoupon(shop()) })).toMatchObject({ status: 500 });
    const as = await shop().aCustomer();
    expect(await claim(shop(), as, 987_654)).toMatchObject({ status: 404 });
  });

  it('are claimed once by one press, however often it is sent', async () => {
    const as = await shop().aCustomer();
    const id = await aCoupon(shop(), { perCustomer: 2 });
    const press = (key: string) => shop().post('coupon', { id }, { as, headers: { 'idempotency-key': key } });
    const responses = await Promise.all([press('one'), press('one'), press('one')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await residueOf(shop(), id)).toBe(9);
    expect(await press('two')).toMatchObject({ status: 200 });
    expect(await press('three')).toMatchObject({ status: 401, message: '你已经领过这张券' });
    expect(await residueOf(shop(), id)).toBe(8);
    // What failed was not done: the key is free for what can be done.
    const other = await aCoupon(shop());
    expect(await shop().post('coupon', { id: other }, { as, headers: { 'idempotency-key': 'three' } })).toMatchObject({
      status: 200,
    });
    expect(await shop().post('coupon', { id }, { as, headers: { 'idempotency-key': 'one' } })).toMatchObject({
      status: 200,
    });
    expect(await residueOf(shop(), id)).toBe(8);
  });

  it('are all in the centre, also what is gone, with numbers and the next turn', async () => {
    const cheap = await aCoupon(shop(), { cost: 100 });
    const gone = await aCoupon(shop(), { cost: 9000, remaining: 0 });
    const dear = await aCoupon(shop(), { cost: 300 });
    const later = await aCoupon(shop(), { from: 3, until: 9, cost: 800 });
    const soon = await aCoupon(shop(), { from: 2, until: 9, cost: 10 });
    const over = await aCoupon(shop(), { from: -9, until: -5 });
    const justOver = await aCoupon(shop(), { from: -9, until: -1 });
    type Centre = Page<Row> & { counts?: object; turns_at?: string | null; server_time: string };
    const centre = async (query: string) => (await shop().get<Centre>(`coupon?gone=1&${query}`)).message;
    const ids = async (query: string) => (await centre(query)).data.map(({ id }) => id);
    expect(await ids('state=1')).toEqual([dear, cheap, gone]);
    expect(await ids('state=0')).toEqual([soon, later]);
    expect(await ids('state=2')).toEqual([justOver, over]);
    expect(await ids('state=1&limit=2&page=2')).toEqual([gone]);
    expect(await centre('state=2&limit=1')).toMatchObject({
      total: 2,
      last_page: 2,
      counts: { upcoming: 2, underway: 3, finished: 2 },
      server_time: '2026-11-20 16:00:00',
      turns_at: '2026-11-20 18:00:00',
    });
    const plain = (await shop().get<Centre>('coupon')).message;
    expect(plain).not.toHaveProperty('counts');
    expect(plain.total).toBe(2);
    await shop().db.update(coupons).set({ deletedAt: shop().now });
    expect(await centre('')).toMatchObject({ total: 0, counts: { underway: 0 }, turns_at: null });
  });

  it('are told of one by one, with what the asking customer has and which goods they are for', async () => {
    const as = await shop().aCustomer();
    const [child] = await shop()
      .db.insert(categories)
      .values([{ name: { zh: '下' }, parentId: null }])
      .returning({ id: categories.id });
    const inside = await aProduct(shop(), { categoryId: child?.id ?? 0 });
    const outside = await aProduct(shop());
    const id = await aCoupon(shop(), {
      type: 'random',
      cost: 100,
      costMax: 900,
      scopeType: 'categories',
      scopeIds: [child?.id ?? 0],
    });
    const read = async (query = '', who?: TestCustomer) =>
      shop().get<Row & { good_ids: number[]; own: { cost: number } | null }>(
        `coupon/${id}?${query}`,
        who && { as: who },
      );
    expect(await read(`good_ids=${inside.id},${outside.id},987654,x`)).toMatchObject({
      status: 200,
      message: { id, cost: 100, good_ids: [inside.id], own: null, user_coupon_count: 0 },
    });
    await claim(shop(), as, id);
    const { message } = await read('', as);
    const [mine] = await shop().db.select().from(userCoupons).where(eq(userCoupons.couponId, id));
    expect(message).toMatchObject({ user_coupon_count: 1, good_ids: [], own: { id: mine?.id, cost: mine?.cost } });
    await shop().db.update(coupons).set({ deletedAt: shop().now }).where(eq(coupons.id, id));
    expect((await read('', as)).status).toBe(200);
    expect((await read()).status).toBe(404);
    for (const path of ['coupon/987654', 'coupon/x']) expect((await shop().get(path)).status).toBe(404);
  });

  it('are never given out twice, however many ask at once', async () => {
    const id = await aCoupon(shop(), { remaining: 5, perCustomer: 1 });
    const crowd = await Promise.all(Array.from({ length: 8 }, () => shop().aCustomer()));
    const responses = await Promise.all([...crowd, ...crowd].map((as) => claim(shop(), as, id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await residueOf(shop(), id)).toBe(0);
    const owners = await shop().db.select().from(userCoupons).where(eq(userCoupons.couponId, id));
    expect(new Set(owners.map(({ userId }) => userId)).size).toBe(5);
    expect(new Set(owners.map(({ ticket }) => ticket)).size).toBe(5);
  });
});

describeRacing('coupons of a customer', (shop) => {
  const own = async (as: TestCustomer, query = '', lang = 'zh') =>
    (await shop().get<Page<Own>>(`coupon/user?${query}`, { as, lang })).message;
  const give = async (as: TestCustomer, couponId: number, values: Partial<typeof userCoupons.$inferInsert> = {}) => {
    const ticket = `T-${as.id}-${couponId}-${values.state ?? 0}-${Math.random()}`.slice(0, 40);
    await shop()
      .db.insert(userCoupons)
      .values({ userId: as.id, couponId, ticket, cost: 500, failureTime: after(shop(), 24), ...values });
  };

  it('come with what they are worth and what they ask for', async () => {
    const as = await shop().aCustomer();
    const id = await aCoupon(shop(), { type: 'random', cost: 300, costMax: 900, threshold: 5000 });
    await claim(shop(), as, id);
    const page = await own(as);
    expect(page.total).toBe(1);
    const [mine] = page.data;
    expect(mine).toMatchObject({
      user_id: as.id,
      coupon_id: id,
      ticket: expect.stringMatching(/^(?:[2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/),
      state: 0,
      failure_time: '2026-11-21 16:00:00',
      created_at: '2026-11-20 16:00:00',
      coupon: { name: '见面礼', sill: 5000, explain: '满¥50可用' },
    });
    expect(mine?.coupon.cost).toBeGreaterThanOrEqual(300);
    expect(mine?.coupon.cost).toBeLessThanOrEqual(900);
    expect((await own(as, '', 'en')).data[0]?.coupon).toMatchObject({ explain: 'Usable from $50' });
  });

  it('are unused, used or invalid, the usable ones first', async () => {
    const as = await shop().aCustomer();
    const id = await aCoupon(shop(), { threshold: 10_000 });
    await give(as, id, { state: 'used', createdAt: after(shop(), -1) });
    await give(as, id, { state: 'invalid', createdAt: after(shop(), -2) });
    await give(as, id, { failureTime: shop().now, createdAt: after(shop(), -3) });
    await give(as, id, { createdAt: after(shop(), -5) });
    await give(as, id, { createdAt: after(shop(), -4) });
    const states = async (query: string) => (await own(as, query)).data.map(({ state }) => state);
    expect(await states('')).toEqual([0, 0, 1, 2, 2]);
    expect(await states('index=0')).toHaveLength(5);
    expect(await states('index=1')).toEqual([0, 0]);
    expect(await states('index=2')).toEqual([1]);
    expect(await states('index=3')).toEqual([2, 2]);
    expect(await states('index=1&money=99.99')).toEqual([]);
    expect(await states('index=1&money=100')).toEqual([0, 0]);
    expect((await shop().get('coupon/user/count', { as })).message).toBe(2);
    const oldest = await own(as, 'index=1&sort=%2Bcreated_at');
    expect(oldest.data.map(({ id: row }) => row)).toEqual(
      (await own(as, 'index=1')).data.map(({ id: row }) => row).toReversed(),
    );
  });

  it('are counted by what became of them, also by a threshold', async () => {
    const as = await shop().aCustomer();
    const id = await aCoupon(shop(), { threshold: 10_000 });
    const small = await aCoupon(shop());
    for (const state of ['unused', 'unused', 'used', 'invalid'] as const) await give(as, id, { state });
    await give(as, small);
    type Counted = Page<Own> & { counts: object; server_time: string };
    const page = async (query: string) => (await shop().get<Counted>(`coupon/user?${query}`, { as })).message;
    expect(await page('index=2')).toMatchObject({
      total: 1,
      counts: { all: 5, unused: 3, used: 1, invalid: 1 },
      server_time: '2026-11-20 16:00:00',
    });
    expect(await page('money=50')).toMatchObject({ total: 1, counts: { all: 1, unused: 1, used: 0, invalid: 0 } });
  });

  it('name the order they were used for, the later one after a return', async () => {
    const as = await shop().aCustomer();
    const address = await anAddress(shop(), as);
    const product = await aProduct(shop());
    await claim(shop(), as, await aCoupon(shop()));
    const [row] = await shop().db.select().from(userCoupons).where(eq(userCoupons.userId, as.id));
    const order = async () =>
      (await placeOrder(shop(), as, { lines: [{ good: product }], address, extra: { user_coupon_id: row?.id } }))
        .message;
    const named = async () =>
      (await shop().get<Page<Own & { order_id: number | null }>>('coupon/user', { as })).message.data[0]?.order_id;
    expect(await named()).toBeNull();
    const first = await order();
    expect(await named()).toBe(first);
    expect((await shop().post(`goodIndent/cancel/${first}`, {}, { as })).status).toBe(200);
    expect(await named()).toBeNull();
    const second = await order();
    expect(await named()).toBe(second);
    expect(await shop().db.$count(orderCoupons, eq(orderCoupons.userCouponId, row?.id ?? 0))).toBe(2);
    await shop().db.update(orders).set({ deletedAt: shop().now }).where(eq(orders.id, second));
    await shop().db.update(orders).set({ deletedAt: shop().now }).where(eq(orders.id, first));
    expect(await named()).toBeNull();
  });

  it('are nobody else’s', async () => {
    const [owner, other] = [await shop().aCustomer(), await shop().aCustomer()];
    await claim(shop(), owner, await aCoupon(shop()));
    expect(await own(other)).toMatchObject({ total: 0, data: [] });
    expect((await shop().get('coupon/user/count', { as: other })).message).toBe(0);
    for (const path of ['coupon/user', 'coupon/user/count']) expect((await shop().get(path)).status).toBe(500);
  });
});

describeRacing('the job of the coupons', (shop) => {
  it('writes down what has begun and ended', async () => {
    const log = { info: () => {}, error: () => {} };
    const context: JobContext = { ...shop().app.shop, log };
    const as = await shop().aCustomer();
    const begins = await aCoupon(shop(), { from: 1, until: 3 });
    const ends = await aCoupon(shop(), { until: 1 });
    const stays = await aCoupon(shop(), { until: 48 });
    for (const id of [ends, stays]) await claim(shop(), as, id);
    await shop().db.update(userCoupons).set({ state: 'used' }).where(eq(userCoupons.couponId, stays));
    const states = async () =>
      new Map((await shop().db.select().from(coupons)).map(({ id, state }) => [id, state] as const));
    const owned = async () =>
      new Map((await shop().db.select().from(userCoupons)).map(({ couponId, state }) => [couponId, state] as const));
    await turnCouponsJob.run({}, context);
    expect(await states()).toEqual(
      new Map([
        [begins, 'upcoming'],
        [ends, 'underway'],
        [stays, 'underway'],
      ]),
    );
    shop().advance(HOUR);
    await turnCouponsJob.run({}, context);
    await turnCouponsJob.run({}, context);
    expect(await states()).toEqual(
      new Map([
        [begins, 'underway'],
        [ends, 'finished'],
        [stays, 'underway'],
      ]),
    );
    expect(await owned()).toEqual(
      new Map([
        [ends, 'invalid'],
        [stays, 'used'],
      ]),
    );
  });
});

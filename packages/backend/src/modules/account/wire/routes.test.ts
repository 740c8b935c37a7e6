import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  carts,
  coupons,
  lotteries,
  lotteryLogs,
  lotteryPrizes,
  orders,
  pointsAccounts,
  userCoupons,
  users,
} from '../../../kernel/db/schema/index.ts';
import { type OrderState, orderStates } from '../../../kernel/words/orders.ts';
import { describeInTurn } from '../../../testing/index.ts';
import { Passwords } from '../../credentials/passwords.ts';

describeInTurn('account', (shop) => {
  it('shows balance and points in yuan', async () => {
    const as = await shop().aCustomer({ money: 1_000_050, nickname: '小满' });
    await shop()
      .db.update(pointsAccounts)
      .set({ available: 5029, total: 6000 })
      .where(eq(pointsAccounts.userId, as.id));
    expect((await shop().get('user', { as })).message).toMatchObject({
      nickname: '小满',
      money: 10_000.5,
      notification: { email: false, wechat: false },
      integral: { available: 5029, total: 6000 },
      integralMoney: 50.29,
      gender_show: null,
    });
  });

  it('changes nickname and portrait', async () => {
    const as = await shop().aCustomer();
    expect(await shop().post('user', { nickname: '新昵称' }, { as })).toMatchObject({ status: 200, message: null });
    expect((await shop().post('user', { portrait: '/media/users/1.webp' }, { as })).message).toBe(
      '/media/users/1.webp',
    );
    expect((await shop().get('user', { as })).message).toMatchObject({
      nickname: '新昵称',
      portrait: '/media/users/1.webp',
    });
  });

  it('refuses empty, long and foreign values', async () => {
    const as = await shop().aCustomer();
    const refused = { status: 401, code: 50004, result: 'error' };
    expect(await shop().post('user', { nickname: ' ' }, { as })).toMatchObject(refused);
    expect(await shop().post('user', { nickname: '长'.repeat(61) }, { as })).toMatchObject(refused);
    expect(await shop().post('user', { portrait: 'https://evil.example/x.png' }, { as })).toMatchObject(refused);
    expect(await shop().post('user/notification', {}, { as })).toMatchObject({ status: 401, code: 50003 });
  });

  it('switches notifications', async () => {
    const as = await shop().aCustomer();
    await shop().post('user/notification', { notification: { email: true, wechat: 0 } }, { as });
    expect((await shop().get('user', { as })).message).toMatchObject({ notification: { email: true, wechat: false } });
  });

  it('closes an account for good', async () => {
    const as = await shop().aCustomer();
    await shop()
      .db.insert(carts)
      .values({ userId: as.id, lines: [{ good_id: 1 }] });
    expect((await shop().post('cancel', {}, { as })).status).toBe(200);
    expect((await shop().get('user', { as })).message).toBe('Unauthenticated.');
    expect(await shop().db.select().from(carts).where(eq(carts.userId, as.id))).toEqual([]);
    expect((await shop().post('register', { cellphone: as.cellphone, code: '1' })).message).toMatch('注销');
  });

  it('says that it is closed to who has its password, and to nobody else', async () => {
    const as = await shop().aCustomer();
    const password = await new Passwords().hash('tea-house-1', 'shop');
    await shop().db.update(users).set({ password }).where(eq(users.id, as.id));
    await shop().post('cancel', {}, { as });
    const signIn = (word: string) => shop().post('login', { cellphone: as.cellphone, password: word });
    expect((await signIn('tea-house-1')).message).toBe('该账号已注销，不能再次使用');
    expect((await signIn('tea-house-2')).message).toBe('手机号或密码不对');
  });

  it('keeps an account open while an order is under way', async () => {
    const as = await shop().aCustomer();
    const order = { userId: as.id, number: `close-${as.id}` };
    await shop()
      .db.insert(orders)
      .values({ ...order, state: 'shipped' });
    expect(await shop().post('cancel', {}, { as })).toMatchObject({ status: 401, code: 50004 });
    await shop().db.update(orders).set({ state: 'cancelled' }).where(eq(orders.userId, as.id));
    expect((await shop().post('cancel', {}, { as })).status).toBe(200);
  });

  it('names what is under way, by the same rule that refuses', async () => {
    const as = await shop().aCustomer();
    const number = (state: OrderState) => `blocks-${as.id}-${orderStates.numbers[state]}`;
    const rows = [...orderStates.words].map((state, index) => ({
      userId: as.id,
      number: number(state),
      state,
      total: 1990,
      createdAt: new Date(shop().now.getTime() + index),
    }));
    await shop().db.insert(orders).values(rows);
    const open: OrderState[] = [
      ...(['awaiting-payment', 'awaiting-shipment', 'shipped'] as const),
      ...(['refund-pending', 'refund-failed', 'awaiting-group'] as const),
    ];
    const closing = await shop().get<{ orders: { identification: string }[] }>('user/closing', { as, lang: 'en' });
    expect(closing.message.orders.map((order) => order.identification)).toEqual(open.map(number));
    expect(closing.message.orders[0]).toMatchObject({ state: 1, state_show: 'To pay', total: 19.9 });
    expect(await shop().post('cancel', {}, { as, lang: 'en' })).toMatchObject({
      status: 401,
      code: 50004,
      message: `Finish your open orders first: ${open.slice(0, 3).map(number).join(', ')} (+3)`,
    });
    for (const state of open.slice(1)) {
      await shop()
        .db.update(orders)
        .set({ state: 'completed' })
        .where(eq(orders.number, number(state)));
    }
    expect((await shop().post('cancel', {}, { as })).message).toBe(
      `还有未完成的订单，暂不能注销：${number('awaiting-payment')}`,
    );
    await shop()
      .db.update(orders)
      .set({ state: 'cancelled' })
      .where(eq(orders.number, number('awaiting-payment')));
    expect((await shop().get('user/closing', { as })).message).toMatchObject({ orders: [] });
    expect((await shop().post('cancel', {}, { as })).status).toBe(200);
  });

  it('says what would be lost', async () => {
    const as = await shop().aCustomer({ money: 12_345 });
    const { db, now } = shop();
    await db.update(pointsAccounts).set({ available: 500, total: 900 }).where(eq(pointsAccounts.userId, as.id));
    const name = { zh: '文', en: 'text' };
    const soon = new Date(now.getTime() + 60_000);
    const long = new Date(now.getTime() - 16 * 86_400_000);
    const [coupon] = await db
      .insert(coupons)
      .values({ name, amount: 9, startTime: now, endTime: soon })
      .returning({ id: coupons.id });
    const own = { userId: as.id, couponId: coupon?.id ?? 0, failureTime: soon };
    await db.insert(userCoupons).values([
      { ...own, ticket: `a-${as.id}` },
      { ...own, ticket: `b-${as.id}`, state: 'used' },
      { ...own, ticket: `c-${as.id}`, failureTime: now },
    ]);
    const [lottery] = await db
      .insert(lotteries)
      .values({ name, startTime: now, endTime: soon })
      .returning({ id: lotteries.id });
    const lotteryId = lottery?.id ?? 0;
    const [prize] = await db.insert(lotteryPrizes).values({ lotteryId, name }).returning({ id: lotteryPrizes.id });
    const draw = { userId: as.id, lotteryId, drawnAt: now };
    const won = { ...draw, prizeId: prize?.id ?? 0 };
    await db.insert(lotteryLogs).values([draw, won, { ...won, state: 'redeemed' }, { ...won, drawnAt: long }]);
    expect((await shop().get('user/closing', { as })).message).toEqual({
      orders: [],
      money: 123.45,
      integral: 500,
      integralMoney: 5,
      coupons: 1,
      prizes: 1,
    });
  });

  it('asks for a code ten minutes after the sign-in', async () => {
    const as = await shop().aCustomer();
    shop().advance(10 * 60_000 + 1);
    expect(await shop().post('cancel', {}, { as })).toMatchObject({ status: 401, code: 50003 });
    const sent = await shop().post<{ code: number }>('cellphoneCode', { cellphone: as.cellphone });
    expect((await shop().post('cancel', { code: sent.message.code }, { as })).status).toBe(200);
    const [user] = await shop().db.select().from(users).where(eq(users.id, as.id));
    expect(user?.isClosed).toBe(true);
  });
});

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { carts, orders, pointsAccounts, users } from '../../db/schema/index.ts';
import { describeEngines } from '../../testing/index.ts';
import { Passwords } from '../sign-in/passwords.ts';

describeEngines('account', (shop) => {
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
    const order = { userId: as.id, identification: `close-${as.id}` };
    await shop()
      .db.insert(orders)
      .values({ ...order, state: 3 });
    expect(await shop().post('cancel', {}, { as })).toMatchObject({ status: 401, code: 50004 });
    await shop().db.update(orders).set({ state: 6 }).where(eq(orders.userId, as.id));
    expect((await shop().post('cancel', {}, { as })).status).toBe(200);
  });

  it('asks for a code ten minutes after the sign-in', async () => {
    const as = await shop().aCustomer();
    shop().advance(10 * 60_000 + 1);
    expect(await shop().post('cancel', {}, { as })).toMatchObject({ status: 401, code: 50003 });
    const sent = await shop().post<{ code: number }>('cellphoneCode', { cellphone: as.cellphone });
    expect((await shop().post('cancel', { code: sent.message.code }, { as })).status).toBe(200);
    const [user] = await shop().db.select().from(users).where(eq(users.id, as.id));
    expect(user?.unsubscribe).toBe(1);
  });
});

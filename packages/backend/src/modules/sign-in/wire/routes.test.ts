import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tokenFamilies, tokenPairs, users } from '../../../kernel/db/schema/index.ts';
import { describeRacing, type TestShop } from '../../../testing/index.ts';
import { removeExpiredTokens } from '../../credentials/tokens.ts';

type Tokens = { access_token: string; refresh_token: string; expires_in: number; refresh_expires_in?: number };

let numbers = 0;
const aNumber = () => `139${String(20_000_000 + ++numbers)}`;

async function aCode(shop: TestShop, cellphone: string): Promise<string> {
  const sent = await shop.post<{ code: number }>('cellphoneCode', { cellphone });
  return String(sent.message.code);
}

async function signUp(shop: TestShop, cellphone = aNumber()): Promise<Tokens> {
  const code = await aCode(shop, cellphone);
  return (await shop.post<Tokens>('register', { cellphone, code, platform: 'PC' })).message;
}

async function anAccount(shop: TestShop, password = 'tea-house-1'): Promise<string> {
  const cellphone = aNumber();
  const body = { cellphone, code: await aCode(shop, cellphone), password, rPassword: password };
  expect((await shop.post('register', body)).message).toBe('注册成功');
  return cellphone;
}

describeRacing('signing in', (shop) => {
  describe('by code', () => {
    it('makes the account at the first sign-in', async () => {
      const cellphone = aNumber();
      const tokens = await signUp(shop(), cellphone);
      expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 7200, refresh_expires_in: 7, cellphone });
      const user = await shop().get('user', { as: tokens.access_token });
      expect(user.message).toMatchObject({ cellphone, nickname: null, money: 0, integral: { available: 0 } });
    });

    it('signs in again to the same account', async () => {
      const cellphone = aNumber();
      const first = await shop().get<{ uuid: string }>('user', { as: (await signUp(shop(), cellphone)).access_token });
      shop().advance(60_000);
      const second = await shop().get<{ uuid: string }>('user', { as: (await signUp(shop(), cellphone)).access_token });
      expect(second.message.uuid).toBe(first.message.uuid);
    });

    it('sends one code a minute, of five digits', async () => {
      const cellphone = aNumber();
      expect(await aCode(shop(), cellphone)).toMatch(/^[1-9]\d{4}$/);
      const again = await shop().post('cellphoneCode', { cellphone });
      expect(again).toMatchObject({ status: 401, code: 50001, message: '上一个验证码仍然有效' });
      shop().advance(60_000);
      expect((await shop().post('cellphoneCode', { cellphone })).status).toBe(200);
    });

    it('uses a code up', async () => {
      const cellphone = aNumber();
      const code = await aCode(shop(), cellphone);
      expect((await shop().post('register', { cellphone, code: Number(code) })).status).toBe(200);
      expect(await shop().post('register', { cellphone, code })).toMatchObject({ status: 401, code: 50003 });
    });

    it('takes five wrong tries and no more', async () => {
      const cellphone = aNumber();
      const code = await aCode(shop(), cellphone);
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const wrong = await shop().post('register', { cellphone, code: '00000' });
        expect(wrong).toMatchObject({ status: 401, code: 50003, message: '验证码不正确' });
      }
      expect(await shop().post('register', { cellphone, code })).toMatchObject({ message: '验证码已过期，请重新获取' });
    });

    it('forgets a code after a minute', async () => {
      const cellphone = aNumber();
      const code = await aCode(shop(), cellphone);
      shop().advance(60_000);
      expect(await shop().post('register', { cellphone, code })).toMatchObject({ status: 401, code: 50003 });
    });

    it('makes one account of two sign-ins at once', async () => {
      const cellphone = aNumber();
      const codes = [await aCode(shop(), cellphone)];
      const responses = await Promise.all(
        codes.concat(codes).map((code) => shop().post('register', { cellphone, code })),
      );
      expect(responses.filter((answer) => answer.status === 200)).toHaveLength(1);
      expect(await shop().db.select().from(users).where(eq(users.cellphone, cellphone))).toHaveLength(1);
    });

    it('refuses numbers it cannot use', async () => {
      const closed = await shop().aCustomer({ isClosed: true });
      const blocked = await shop().aCustomer({ state: 'forbidden' });
      const refused = async (body: object) => (await shop().post('register', body)).message;
      expect(await refused({ code: '1' })).toBe('请填写手机号');
      expect(await refused({ cellphone: '12345', code: '1' })).toBe('手机号格式不对');
      expect(await refused({ cellphone: closed.cellphone, code: '1' })).toMatch('注销');
      expect(await refused({ cellphone: blocked.cellphone, code: '1' })).toMatch('停用');
      const en = await shop().post('cellphoneCode', {}, { lang: 'en' });
      expect(en).toMatchObject({ status: 401, code: 50001, message: 'Enter your phone number', result: 'error' });
    });

    it('sends recovery codes to known numbers only, and new-number codes when signed in', async () => {
      const customer = await shop().aCustomer();
      const send = (body: object, as?: string) => shop().post('cellphoneCode', body, as ? { as } : {});
      expect(await send({ cellphone: aNumber(), state: 1 })).toMatchObject({ status: 401, code: 50001 });
      expect((await send({ cellphone: customer.cellphone, state: 1 })).status).toBe(200);
      expect(await send({ cellphone: aNumber(), state: 2 })).toMatchObject({
        status: 500,
        message: 'Unauthenticated.',
      });
      expect((await send({ cellphone: aNumber(), state: 2 }, customer.token)).status).toBe(200);
      const other = await shop().aCustomer();
      expect(await send({ cellphone: other.cellphone, state: 2 }, customer.token)).toMatchObject({ status: 401 });
    });
  });

  describe('by password', () => {
    it('signs in after registering', async () => {
      const cellphone = await anAccount(shop(), ' blanks count ');
      const answer = await shop().post<Tokens>('login', { cellphone, password: ' blanks count ' });
      expect(answer.message).toMatchObject({ expires_in: 7200, nickname: null, cellphone, wechat: null });
      expect((await shop().get('user', { as: answer.message.access_token })).status).toBe(200);
      expect((await shop().post('login', { cellphone, password: 'blanks count' })).status).toBe(401);
    });

    it('stores no readable password', async () => {
      const cellphone = await anAccount(shop(), 'tea-house-1');
      const [user] = await shop().db.select().from(users).where(eq(users.cellphone, cellphone));
      expect(user?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it('refuses what does not belong together', async () => {
      const cellphone = await anAccount(shop());
      const byCode = aNumber();
      await signUp(shop(), byCode);
      const message = async (body: object) => (await shop().post('login', body)).message;
      expect(await message({ cellphone })).toBe('请填写密码');
      const uniform = '手机号或密码不对';
      expect(await message({ cellphone, password: 'wrong-1' })).toBe(uniform);
      expect(await message({ cellphone: byCode, password: 'tea-house-1' }), 'no password set').toBe(uniform);
      expect(await message({ cellphone: aNumber(), password: 'tea-house-1' }), 'unknown number').toBe(uniform);
    });

    it.each([
      ['closed', { isClosed: true }, '注销'],
      ['blocked', { state: 'forbidden' }, '停用'],
    ] as const)('says that an account is %s to who knows the password only', async (_, state, told) => {
      const cellphone = await anAccount(shop());
      await shop().db.update(users).set(state).where(eq(users.cellphone, cellphone));
      const message = async (password: string) => (await shop().post('login', { cellphone, password })).message;
      expect(await message('wrong-1')).toBe('手机号或密码不对');
      expect(await message('tea-house-1')).toMatch(told);
    });

    it('registers with both entries equal, long enough and a new number', async () => {
      const cellphone = aNumber();
      const message = async (body: object) =>
        (await shop().post('register', { cellphone, code: '1', ...body })).message;
      expect(await message({ password: 'tea-house-1' })).toBe('请再次填写密码');
      expect(await message({ password: '12345', rPassword: '12345' })).toBe('密码要多于 5 位');
      expect(await message({ password: 'tea-house-1', rPassword: 'tea-house-2' })).toBe('两次填写的密码不一样');
      for (const common of ['123456', 'Password1', 'secret1', cellphone]) {
        expect(await message({ password: common, rPassword: common }), common).toBe(
          '这个密码太常见，容易被猜到，请换一个',
        );
      }
      const taken = await anAccount(shop());
      const entries = { cellphone: taken, password: 'tea-house-1', rPassword: 'tea-house-1' };
      expect(await message(entries), 'without the code nothing is said').toBe('验证码已过期，请重新获取');
      shop().advance(60_000);
      expect(await message({ ...entries, code: await aCode(shop(), taken) })).toBe('该手机号已有账号');
    });
  });

  describe('tokens', () => {
    const refresh = (token: unknown) => shop().post<Tokens>('refreshToken', { refresh_token: token });

    it('are both replaced by a refresh', async () => {
      const old = await signUp(shop());
      const next = await refresh(old.refresh_token);
      expect(next.message).toMatchObject({ token_type: 'Bearer', expires_in: 7200 });
      expect(next.message).not.toHaveProperty('refresh_expires_in');
      shop().advance(30_001);
      expect(await shop().get('user', { as: old.access_token })).toMatchObject({
        status: 500,
        code: 0,
        message: 'Unauthenticated.',
      });
      expect((await shop().get('user', { as: next.message.access_token })).status).toBe(200);
    });

    it('are the same for parallel tabs, within 30 seconds', async () => {
      const old = await signUp(shop());
      const responses = await Promise.all(Array.from({ length: 8 }, () => refresh(old.refresh_token)));
      expect(new Set(responses.map((answer) => answer.message.access_token)).size).toBe(1);
      shop().advance(30_000);
      expect((await refresh(old.refresh_token)).message.access_token).toBe(responses[0]?.message.access_token);
    });

    it('answer a slow tab with the newest, even when a faster one has gone two steps further', async () => {
      const old = await signUp(shop());
      const next = (await refresh(old.refresh_token)).message;
      shop().advance(10_000);
      const last = (await refresh(next.refresh_token)).message;
      shop().advance(5_000);
      expect((await refresh(old.refresh_token)).message).toMatchObject({
        access_token: last.access_token,
        refresh_token: last.refresh_token,
        expires_in: 7195,
      });
      expect((await shop().get('user', { as: last.access_token })).status).toBe(200);
    });

    it('end the whole sign-in when a used one comes back late', async () => {
      const old = await signUp(shop());
      const next = (await refresh(old.refresh_token)).message;
      shop().advance(30_001);
      expect(await refresh(old.refresh_token)).toMatchObject({
        status: 500,
        code: 401,
        message: 'The refresh token is invalid.',
      });
      expect((await shop().get('user', { as: next.access_token })).status).toBe(500);
      expect((await refresh(next.refresh_token)).status).toBe(500);
    });

    it('expire: access after two hours, refresh after seven days', async () => {
      const tokens = await signUp(shop());
      shop().advance(7_200_000);
      expect((await shop().get('user', { as: tokens.access_token })).status).toBe(500);
      const next = (await refresh(tokens.refresh_token)).message;
      expect((await shop().get('user', { as: next.access_token })).status).toBe(200);
      shop().advance(604_800_000);
      expect(await refresh(next.refresh_token)).toMatchObject({
        status: 500,
        message: 'The refresh token is invalid.',
      });
    });

    it.each([undefined, '', 'unknown', 7])('refuse a refresh with %s', async (token) => {
      expect(await refresh(token)).toMatchObject({
        status: 500,
        code: 401,
        message: 'The refresh token is invalid.',
        headers: { 'x-error-class': 'unauthenticated' },
      });
    });

    it('stop at sign-out, on this device only', async () => {
      const cellphone = aNumber();
      const here = await signUp(shop(), cellphone);
      shop().advance(60_000);
      const there = await signUp(shop(), cellphone);
      expect((await shop().post('logout', {}, { as: here.access_token })).status).toBe(200);
      expect((await shop().get('user', { as: here.access_token })).status).toBe(500);
      expect((await refresh(here.refresh_token)).status).toBe(500);
      expect((await shop().get('user', { as: there.access_token })).status).toBe(200);
    });

    it('are removed once they are of no use', async () => {
      const dead = await shop().aCustomer();
      shop().advance(604_800_001);
      const alive = await shop().aCustomer();
      await removeExpiredTokens(shop().db, shop().now);
      const left = await shop().db.select({ userId: tokenFamilies.userId }).from(tokenFamilies);
      const owners = left.map((family) => family.userId);
      expect(owners).toContain(alive.id);
      expect(owners).not.toContain(dead.id);
      expect((await shop().get('user', { as: alive })).status).toBe(200);
    });

    it('are stored as hashes only', async () => {
      const tokens = await signUp(shop());
      const stored = JSON.stringify(await shop().db.select().from(tokenPairs));
      expect(stored).not.toContain(tokens.access_token);
      expect(stored).not.toContain(tokens.refresh_token);
    });
  });
});

describeRacing(
  'a shop without a message provider',
  (shop) => {
    it('says so and shows no code', async () => {
      const response = await shop().post('cellphoneCode', { cellphone: aNumber() });
      expect(response).toMatchObject({ status: 401, code: 50001, headers: { 'x-error-class': 'unavailable' } });
      expect(response.raw).not.toMatch(/\d{5}",|"code":\d{5}\}/);
    });
  },
  { SHOP_DEMO: '0' },
);

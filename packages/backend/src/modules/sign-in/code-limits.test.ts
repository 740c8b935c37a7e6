import { afterAll, expect, it } from 'vitest';
import { configs, limitCounters } from '../../kernel/db/schema/index.ts';
import { removeOldCounters } from '../../kernel/limits/rate-limit.ts';
import { describeRacing, TEST_KEY, testApp } from '../../testing/index.ts';
import { SmsCounterpart } from '../messages/testing/sms-counterpart.ts';

const phones = await new SmsCounterpart().open();
afterAll(() => phones.close());

let numbers = 0;
const aNumber = () => `136${String(20_000_000 + ++numbers)}`;
const tooMany = { status: 429, code: 0, result: 'error', headers: { 'x-error-class': 'rate-limited' } };

describeRacing('limits of codes', (shop) => {
  const ask = (cellphone: string, as?: { token: string }, state?: number) =>
    shop().post<{ code: number }>('cellphoneCode', { cellphone, state }, as ? { as } : {});
  const enter = (cellphone: string, code: unknown) => shop().post('register', { cellphone, code });

  it('give one code a minute to a number, also after it was used up', async () => {
    const cellphone = aNumber();
    const { code } = (await ask(cellphone)).message;
    expect((await enter(cellphone, code)).status).toBe(200);
    expect(await ask(cellphone)).toMatchObject({ ...tooMany, message: '请求过于频繁，请稍等' });
    shop().advance(59_999);
    expect((await ask(cellphone)).status).toBe(429);
    shop().advance(1);
    expect((await ask(cellphone)).status).toBe(200);
  });

  it('give one code to those who ask at the same time', async () => {
    const cellphone = aNumber();
    const responses = await Promise.all(Array.from({ length: 8 }, () => ask(cellphone)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(401)]);
  });

  it('give ten codes a day to a number', async () => {
    const cellphone = aNumber();
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await ask(cellphone)).status).toBe(200);
      shop().advance(60_000);
    }
    expect(await ask(cellphone)).toMatchObject(tooMany);
    shop().advance(86_400_000);
    expect((await ask(cellphone)).status).toBe(200);
  });

  it('give ten codes an hour to a customer, whatever the number', async () => {
    const as = await shop().aCustomer();
    for (let sent = 0; sent < 10; sent += 1) expect((await ask(aNumber(), as, 2)).status).toBe(200);
    expect(await ask(aNumber(), as, 2)).toMatchObject(tooMany);
    expect((await ask(aNumber(), await shop().aCustomer(), 2)).status).toBe(200);
    shop().advance(3_600_000);
    expect((await ask(aNumber(), as, 2)).status).toBe(200);
  });

  it('let a code die of five wrong tries, also of tries at the same time', async () => {
    const cellphone = aNumber();
    const { code } = (await ask(cellphone)).message;
    const wrong = await Promise.all(Array.from({ length: 9 }, () => enter(cellphone, '00000')));
    expect(wrong.filter(({ message }) => message === '验证码不正确')).toHaveLength(5);
    expect(wrong.filter(({ message }) => message === '验证码已过期，请重新获取')).toHaveLength(4);
    expect(await enter(cellphone, code)).toMatchObject({ status: 401, message: '验证码已过期，请重新获取' });
  });

  it('are forgotten when they are over', async () => {
    await ask(aNumber());
    await removeOldCounters(shop().db, new Date(shop().now.getTime() + 86_400_000));
    expect(await shop().db.$count(limitCounters)).toBe(0);
  });
});

describeRacing(
  'limits of addresses',
  (shop) => {
    it('hold for several processes together, and for numbers that are only looked up', async () => {
      const { config, database } = shop();
      const other = testApp({ config, database, now: () => shop().now });
      await other.ready();
      const ask = async (app: typeof other, cellphone: string, ip: string, state?: number) => {
        const headers = { 'apply-secret': TEST_KEY, 'x-forwarded-for': ip };
        const response = await app.inject({
          method: 'POST',
          url: '/api/v1/app/cellphoneCode',
          headers,
          payload: { cellphone, state },
        });
        return response.statusCode;
      };
      await shop().db.insert(configs).values({ key: 'codes.per_address', value: 20 });
      for (let call = 0; call < 10; call += 1) {
        expect(await ask(shop().app, aNumber(), '203.0.113.7')).toBe(200);
        expect(await ask(other, aNumber(), '203.0.113.7', 1)).toBe(401);
      }
      expect(phones.received).toHaveLength(10);
      expect(await ask(shop().app, aNumber(), '203.0.113.7')).toBe(429);
      expect(await ask(other, aNumber(), '203.0.113.7', 1)).toBe(429);
      expect(await ask(other, aNumber(), '203.0.113.8')).toBe(200);
      await other.close();
      phones.received.length = 0;
    });
  },
  { SHOP_DEMO: '0', ...phones.webhookEnv },
);

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pgliteDatabase, TEST_KEY, TestShop } from '../../testing/index.ts';
import { PASSWORD_QUEUE, Passwords } from '../credentials/passwords.ts';

const PASSWORD = 'correct-horse-1';
const PEOPLE = 130;

describe('a crowd that signs in', () => {
  let shop: TestShop;
  let numbers: string[] = [];
  beforeAll(async () => {
    shop = new TestShop(await pgliteDatabase());
    await shop.app.ready();
    // On a machine that does much else meanwhile a crowd takes longer than anybody would be kept waiting.
    shop.app.shop.passwords = new Passwords({ ...PASSWORD_QUEUE, waitMs: 600_000 });
    const password = await shop.app.shop.passwords.hash(PASSWORD, 'shop');
    const people = Array.from({ length: 4 }, () => shop.aCustomer({ password }));
    numbers = (await Promise.all(people)).map(({ cellphone }) => cellphone);
  }, 60_000);
  afterAll(() => shop.close());

  const call = async (path: string, payload: object, remoteAddress: string) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: `${shop.config.apiBase}${path}`,
      headers: { accept: 'application/json', 'apply-secret': TEST_KEY },
      remoteAddress,
      payload,
    });
    return {
      status: response.statusCode,
      retryAfter: response.headers['retry-after'],
      message: response.json().message,
    };
  };
  /** Numbers of customers, and as many that nobody has: one number may be tried twenty times a minute. */
  const numberOf = (index: number) => (index % 40 < 4 ? numbers[index % 40] : `139${10_000_000 + index}`);
  const signIn = (index: number, address: string) =>
    call('login', { cellphone: numberOf(index), password: PASSWORD }, address);

  it.each([
    ['one address', () => '198.51.100.1'],
    ['as many addresses', (index: number) => `203.0.113.${index}`],
  ])(
    'from %s is late, not refused',
    async (_, addressOf) => {
      const responses = await Promise.all(
        Array.from({ length: PEOPLE }, (_, index) => signIn(index, addressOf(index))),
      );
      const expected = responses.map((_, index) => (index % 40 < 4 ? 200 : 401));
      expect(responses.map(({ status }) => status)).toEqual(expected);
      const wrong = responses.filter(({ status }) => status === 401);
      expect(new Set(wrong.map(({ message }) => message))).toEqual(new Set(['手机号或密码不对']));
    },
    120_000,
  );

  it('is told when to come back once the line is full, and loses nothing', async () => {
    const [known = ''] = numbers;
    const code = String((await call('cellphoneCode', { cellphone: known, state: 1 }, '192.0.2.1')).message.code);
    const body = { cellphone: known, code, password: `${PASSWORD}2`, rPassword: `${PASSWORD}2` };
    const usual = shop.app.shop.passwords;
    shop.app.shop.passwords = new Passwords({ parallel: 0, waiting: 0, waitingPerKey: 0, waitMs: 1 });
    const refusal = { status: 503, retryAfter: '2', message: '当前人数较多，请稍后重试' };
    expect(await call('findPassword', body, '192.0.2.4')).toMatchObject(refusal);
    for (const index of [0, 4]) expect(await signIn(index, '192.0.2.2')).toMatchObject(refusal);
    shop.app.shop.passwords = usual;
    // The code was not used up.
    expect(await call('findPassword', body, '192.0.2.4')).toMatchObject({ status: 200 });
    expect(await call('login', { cellphone: known, password: `${PASSWORD}2` }, '192.0.2.5')).toMatchObject({
      status: 200,
    });
  }, 60_000);
});

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { qrLogins, tokenFamilies } from '../../kernel/db/schema/index.ts';
import { type Answer, describeEngines, type TestCustomer, type TestShop } from '../../testing/index.ts';
import { consumeCode, makeCode } from '../credentials/codes.ts';
import { addPasskey } from '../passkeys/passkey-records.ts';

type Tokens = { access_token: string };
let numbers = 0;
const aNumber = () => `137${String(30_000_000 + ++numbers)}`;
let networks = 0;
/** As from an address of its own: limits of addresses are another matter. */
const fromAnywhere = () => ({ 'x-forwarded-for': `10.9.${(networks >> 8) & 255}.${networks++ & 255}` });

describeEngines('guesses of a code that come together', (shop) => {
  const told = async (guess: Promise<void>) =>
    guess.then(
      () => 'right',
      (error: Error & { key?: string }) => error.key ?? error.message,
    );

  it('are looked at five times, of a thousand', async () => {
    const target = aNumber();
    const code = await makeCode(shop().db, target, shop().now);
    const guesses = Array.from({ length: 999 }, (_, index) => String(10_000 + index)).filter((one) => one !== code);
    const outcomes = await Promise.all(
      [...guesses, code].map((one) => told(consumeCode(shop().db, target, one, shop().now))),
    );
    expect(outcomes.filter((one) => one !== 'code.expired')).toEqual(Array(5).fill('code.wrong'));
  });

  it('use the right one up once', async () => {
    const target = aNumber();
    const code = await makeCode(shop().db, target, shop().now);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => told(consumeCode(shop().db, target, code, shop().now))),
    );
    expect(outcomes.toSorted()).toEqual([...Array(19).fill('code.expired'), 'right']);
  });

  const uses: [string, (code: string, of: TestCustomer) => Promise<Answer>][] = [
    ['sign-in', (code, { cellphone }) => shop().post('register', { cellphone, code }, { headers: fromAnywhere() })],
    [
      'register',
      (code, { cellphone }) => {
        const body = { cellphone, code, password: 'a-new-one', rPassword: 'a-new-one' };
        return shop().post('register', body, { headers: fromAnywhere() });
      },
    ],
    [
      'findPassword',
      (code, { cellphone }) => {
        const body = { cellphone, code, password: 'a-new-one', rPassword: 'a-new-one' };
        return shop().post('findPassword', body, { headers: fromAnywhere() });
      },
    ],
    [
      'changeCellphone',
      (code, { token }) =>
        shop().post('changeCellphone', { cellphone: elsewhere, code }, { as: token, headers: fromAnywhere() }),
    ],
    ['verifyEmail', (code, { token }) => shop().post('verifyEmail', { email: mailbox, code }, { as: token })],
    ['cancel', (code, { token }) => shop().post('cancel', { code }, { as: token, headers: fromAnywhere() })],
  ];
  let elsewhere = '';
  let mailbox = '';

  it.each(uses)('of %s too', async (name, use) => {
    const customer = await shop().aCustomer();
    elsewhere = aNumber();
    mailbox = `m${numbers}@shop.example`;
    const target = { changeCellphone: elsewhere, verifyEmail: mailbox }[name] ?? customer.cellphone;
    if (name === 'cancel') shop().advance(11 * 60_000);
    const code = await makeCode(shop().db, target, shop().now);
    const wrong = Array.from({ length: 9 }, (_, index) =>
      code === String(11_110 + index) ? '99999' : String(11_110 + index),
    );
    const responses = await Promise.all(wrong.map((one) => use(one, customer)));
    expect(responses.filter(({ message }) => message === '验证码不正确')).toHaveLength(5);
    expect(await use(code, customer)).toMatchObject({ status: 401, message: '验证码已过期，请重新获取' });
  });
});

const PASSWORD = 'the-old-one';

async function withPassword(shop: TestShop): Promise<TestCustomer> {
  const customer = await shop.aCustomer();
  const code = await makeCode(shop.db, customer.cellphone, shop.now);
  const body = { cellphone: customer.cellphone, code, password: PASSWORD, rPassword: PASSWORD };
  expect((await shop.post('findPassword', body, { headers: fromAnywhere() })).status).toBe(200);
  const { message } = await shop.post<Tokens>('login', body, { headers: fromAnywhere() });
  return { ...customer, token: message.access_token };
}

describeEngines('a sign-in that is being checked', (shop) => {
  const elsewhere = aNumber();
  const ends: [string, (as: TestCustomer) => Promise<Answer>][] = [
    [
      'the password is changed',
      (as) =>
        shop().post('amendPassword', { nowPassword: PASSWORD, password: 'a-new-one', rPassword: 'a-new-one' }, { as }),
    ],
    [
      'the password is set by code',
      async ({ cellphone }) => {
        const code = await makeCode(shop().db, cellphone, shop().now);
        return shop().post('findPassword', { cellphone, code, password: 'a-new-one', rPassword: 'a-new-one' });
      },
    ],
    ['every other device is signed out', (as) => shop().post('user/devices/endOthers', {}, { as })],
    ['the account is closed', (as) => shop().post('cancel', {}, { as })],
    [
      'the number is changed',
      async (as) => {
        const code = await makeCode(shop().db, elsewhere, shop().now);
        return shop().post('changeCellphone', { cellphone: elsewhere, code }, { as });
      },
    ],
  ];

  it.each(ends)('while %s does not survive', async (_, end) => {
    const customer = await withPassword(shop());
    const body = { cellphone: customer.cellphone, password: PASSWORD };
    const begun = Array.from({ length: 8 }, () => shop().post<Tokens>('login', body, { headers: fromAnywhere() }));
    const ended = await end(customer);
    expect(ended.status).toBe(200);
    const entered = (await Promise.all(begun)).filter(({ status }) => status === 200);
    const own = await Promise.all(entered.map(({ message }) => shop().get('user', { as: message.access_token })));
    expect(own.map(({ status }) => status)).toEqual(own.map(() => 500));
  });

  it('with a code that a phone granted does not survive the end of that phone’s sign-ins', async () => {
    const phone = await withPassword(shop());
    const expiresAt = new Date(shop().now.getTime() + 60_000);
    const codes = await shop()
      .db.insert(qrLogins)
      .values(
        (['scanned', 'granted'] as const).map((state) => ({
          state,
          userId: phone.id,
          expiresAt,
          createdAt: shop().now,
        })),
      )
      .returning({ uuid: qrLogins.uuid });
    const change = { nowPassword: PASSWORD, password: 'a-new-one', rPassword: 'a-new-one' };
    expect((await shop().post('amendPassword', change, { as: phone })).status).toBe(200);
    for (const { uuid } of codes) expect(await shop().post('sweepLogin', { uuid })).toMatchObject({ status: 401 });
  });
});

describeEngines('a device that was signed out while it called', (shop) => {
  it('adds no passkey, which would outlive its sign-in', async () => {
    const customer = await shop().aCustomer();
    const [family] = await shop().db.select().from(tokenFamilies).where(eq(tokenFamilies.userId, customer.id));
    const device = { id: customer.id, familyId: family?.id ?? 0 };
    await shop().post('logout', {}, { as: customer });
    const passkey = {
      userId: customer.id,
      credentialId: `key-${customer.id}`,
      publicKey: 'x',
      counter: 0,
      transports: [],
      isSynced: false,
      name: 'late',
      createdAt: shop().now,
    };
    await expect(addPasskey(shop().app.shop, device, passkey)).rejects.toMatchObject({ key: 'auth.unauthenticated' });
  });
});

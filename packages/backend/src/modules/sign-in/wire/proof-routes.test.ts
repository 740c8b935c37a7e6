import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestCustomer, type TestShop } from '../../../testing/index.ts';
import { Passwords } from '../../credentials/passwords.ts';
import { Authenticator } from '../../passkeys/testing/authenticator.ts';

const TEN_MINUTES = 10 * 60_000;
const PAGE = 'http://localhost';
const NEEDED = { status: 401, code: 50001, message: '为了账号安全，请先验证身份：重新登录后十分钟内再操作' };

type Asked = { challenge: string; options: { challenge: string } };
type Sent = { code: number };
type Standing = { seconds_left: number; ways: string[] };

let numbers = 0;
const aNumber = () => `139${String(60_000_000 + ++numbers)}`;
const mailboxOf = ({ id }: TestCustomer) => `own-${id}@shop.example`;

/** Somebody with every way to prove who they are, who signed in eleven minutes ago. */
async function longSignedIn(shop: TestShop): Promise<TestCustomer & { device: Authenticator }> {
  const customer = await shop.aCustomer();
  const device = new Authenticator(PAGE);
  const { challenge, options } = (await shop.post<Asked>('user/passkeys/options', {}, { as: customer })).message;
  const added = { challenge, name: 'x', credential: device.create(options.challenge) };
  expect((await shop.post('user/passkeys', added, { as: customer })).status).toBe(200);
  const password = await new Passwords().hash('tea-house-1', 'shop');
  await shop.db
    .update(users)
    .set({ password, email: mailboxOf(customer) })
    .where(eq(users.id, customer.id));
  shop.advance(TEN_MINUTES + 1000);
  return { ...customer, device };
}

const prove = (shop: TestShop, as: TestCustomer, body: object) => shop.post('user/proof', body, { as });

async function newNumber(shop: TestShop, as: TestCustomer) {
  const cellphone = aNumber();
  const { message } = await shop.post<Sent>('cellphoneCode', { cellphone, state: 2 }, { as });
  return shop.post('changeCellphone', { cellphone, code: message.code }, { as });
}

async function newMailbox(shop: TestShop, as: TestCustomer) {
  const email = `new-${as.id}@shop.example`;
  const { message } = await shop.post<Sent>('emailCode', { email }, { as });
  return shop.post('verifyEmail', { email, code: message.code }, { as });
}

const changes: [string, (shop: TestShop, as: TestCustomer) => Promise<{ status: number }>][] = [
  ['the number', newNumber],
  ['the mailbox', newMailbox],
  ['a passkey, from its beginning', (shop, as) => shop.post('user/passkeys/options', {}, { as })],
];

describeInTurn('a fresh proof', (shop) => {
  it.each(changes)('is needed to change %s; one given on this device lets it through', async (_what, change) => {
    const as = await longSignedIn(shop());
    expect(await change(shop(), as)).toMatchObject(NEEDED);
    expect((await prove(shop(), as, { by: 'password', password: 'tea-house-1' })).status).toBe(200);
    shop().advance(TEN_MINUTES - 1000);
    expect((await change(shop(), as)).status).toBe(200);
    shop().advance(2000);
    expect(await change(shop(), as)).toMatchObject(NEEDED);
  });

  it('is needed at the end of adding a passkey too', async () => {
    const as = await shop().aCustomer();
    const { challenge, options } = (await shop().post<Asked>('user/passkeys/options', {}, { as })).message;
    shop().advance(TEN_MINUTES + 1000);
    const added = { challenge, name: 'x', credential: new Authenticator(PAGE).create(options.challenge) };
    expect(await shop().post('user/passkeys', added, { as })).toMatchObject(NEEDED);
  });

  it('closes the account without a code', async () => {
    const as = await longSignedIn(shop());
    expect(await shop().post('cancel', {}, { as })).toMatchObject({ status: 401, code: 50003 });
    expect((await prove(shop(), as, { by: 'password', password: 'tea-house-1' })).status).toBe(200);
    expect((await shop().post('cancel', {}, { as })).status).toBe(200);
  });

  const byCode: [string, 'cellphone' | 'email'][] = [
    ['number', 'cellphone'],
    ['mailbox', 'email'],
  ];
  it.each(byCode)('by a code to the own %s, which is good once', async (_where, by) => {
    const as = await longSignedIn(shop());
    const { message } = await shop().post<Sent>('user/proof/code', { by }, { as });
    expect(await prove(shop(), as, { by, code: '00000' })).toMatchObject({ status: 401, code: 50003 });
    expect((await prove(shop(), as, { by, code: message.code })).status).toBe(200);
    expect((await newNumber(shop(), as)).status).toBe(200);
    expect(await prove(shop(), as, { by, code: message.code })).toMatchObject({ status: 401, code: 50003 });
  });

  it('by a passkey of one’s own, not of anybody else', async () => {
    const [mine, other] = [await longSignedIn(shop()), await longSignedIn(shop())];
    const by = async (device: Authenticator) => {
      const { challenge, options } = (await shop().post<Asked>('passkey/options', {})).message;
      return { by: 'passkey', challenge, credential: device.get(options.challenge) };
    };
    expect(await prove(shop(), mine, await by(other.device))).toMatchObject({ status: 401, code: 50001 });
    expect(await newNumber(shop(), mine)).toMatchObject(NEEDED);
    expect((await prove(shop(), mine, await by(mine.device))).status).toBe(200);
    expect((await newNumber(shop(), mine)).status).toBe(200);
  });

  it.each([
    ['a wrong password', { by: 'password', password: 'tea-house-2' }, 50001],
    ['no password', { by: 'password' }, 50001],
    ['no way', {}, 50004],
    ['an unknown way', { by: 'smile' }, 50004],
    ['a code never sent', { by: 'cellphone', code: '12345' }, 50003],
  ])('is not %s', async (_what, body, code) => {
    const as = await longSignedIn(shop());
    expect(await prove(shop(), as, body)).toMatchObject({ status: 401, code });
    expect(await newNumber(shop(), as)).toMatchObject(NEEDED);
  });

  it('counts on the device it was given on alone', async () => {
    const as = await longSignedIn(shop());
    const credentials = { cellphone: as.cellphone, password: 'tea-house-1' };
    const second = await shop().post<{ access_token: string }>('login', credentials);
    expect(await newNumber(shop(), as)).toMatchObject(NEEDED);
    const { token: _, ...rest } = as;
    expect((await newNumber(shop(), { ...rest, token: second.message.access_token })).status).toBe(200);
  });

  it('says how long the last one counts, and which ways there are', async () => {
    const standing = async (as: TestCustomer) => (await shop().get<Standing>('user/proof', { as })).message;
    const fresh = await shop().aCustomer();
    shop().advance(60_000);
    expect(await standing(fresh)).toEqual({ seconds_left: 540, ways: ['cellphone'] });
    const all = { seconds_left: 0, ways: ['passkey', 'password', 'cellphone', 'email'] };
    expect(await standing(await longSignedIn(shop()))).toEqual(all);
    const noMail = await shop().post('user/proof/code', { by: 'email' }, { as: fresh });
    expect(noMail).toMatchObject({ status: 401, code: 50004 });
  });

  it('a new mailbox signs every other device out', async () => {
    const as = await longSignedIn(shop());
    const credentials = { cellphone: as.cellphone, password: 'tea-house-1' };
    const here = (await shop().post<{ access_token: string }>('login', credentials)).message.access_token;
    const { token: _, ...rest } = as;
    expect((await newMailbox(shop(), { ...rest, token: here })).status).toBe(200);
    expect([(await shop().get('user', { as })).status, (await shop().get('user', { as: here })).status]).toEqual([
      500, 200,
    ]);
  });
});

import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { outbox, users } from '../../kernel/db/schema/index.ts';
import { LANGUAGES } from '../../kernel/texts/languages.ts';
import { spokenTime } from '../../kernel/texts/spoken-time.ts';
import { describeInTurn, type TestCustomer, type TestShop } from '../../testing/index.ts';
import { Passwords } from '../credentials/passwords.ts';
import { messageContent } from '../messages/content.ts';
import { renderMail, renderSms } from '../messages/render.ts';
import { Authenticator } from '../passkeys/testing/authenticator.ts';
import { adviceOn, credentialChanges } from './changes.ts';
import { notifyCredentialChange } from './notify-change.ts';

type Notices = { data: { kind: string; data: { title: string; remark: string; list: unknown[] } }[] };

const PASSWORD = 'battery-staple';
let mailboxes = 0;

async function aCustomer(shop: TestShop): Promise<TestCustomer & { email: string }> {
  const email = `Someone-${++mailboxes}@mail.example`;
  return { ...(await shop.aCustomer({ email, lang: 'en' })), email };
}

/** Messages about a customer's credentials: to whom, and by which way. */
const sent = async (shop: TestShop, { id }: TestCustomer) => {
  const rows = await shop.db.select().from(outbox).where(eq(outbox.userId, id)).orderBy(asc(outbox.id));
  return rows.filter(({ content }) => content.template === 'security');
};
const recipients = async (shop: TestShop, as: TestCustomer) =>
  (await sent(shop, as)).map(({ channel, recipient }) => [channel, recipient]);
const noticesOf = async (shop: TestShop, as: TestCustomer | string, lang = 'en') =>
  (await shop.get<Notices>('notification?limit=20', { as, lang })).message.data;

describeInTurn('a changed credential', (shop) => {
  const codeFor = async (cellphone: string, as?: TestCustomer) => {
    const body = { cellphone, state: as ? 2 : 1 };
    return (await shop().post<{ code: number }>('cellphoneCode', body, as ? { as } : {})).message.code;
  };

  it('is told on the site, to the number and to the mailbox: a new password', async () => {
    const as = await aCustomer(shop());
    const password = await new Passwords().hash(PASSWORD, 'shop');
    await shop().db.update(users).set({ password }).where(eq(users.id, as.id));
    const body = { nowPassword: PASSWORD, password: 'horse-correct', rPassword: 'horse-correct' };
    expect(await shop().post('amendPassword', body, { as })).toMatchObject({ status: 200 });
    expect(await recipients(shop(), as)).toEqual([
      ['mail', as.email],
      ['sms', as.cellphone],
    ]);
    const login = { cellphone: as.cellphone, password: 'horse-correct' };
    const { message } = await shop().post<{ access_token: string }>('login', login);
    const [notice] = await noticesOf(shop(), message.access_token);
    expect(notice).toMatchObject({ kind: 'password-changed', data: { title: 'Your password was changed' } });
    expect(notice?.data.list).toEqual([{ keyword: 'Time', data: shop().app.shop.times.text(shop().now) }]);
  });

  it('goes to the number and the mailbox of before', async () => {
    const as = await aCustomer(shop());
    const cellphone = `177${as.cellphone.slice(3)}`;
    const code = await codeFor(cellphone, as);
    expect(await shop().post('changeCellphone', { cellphone, code }, { as })).toMatchObject({ status: 200 });
    expect(await recipients(shop(), as)).toEqual([
      ['mail', as.email],
      ['sms', as.cellphone],
    ]);
    const email = `new-${as.email}`;
    const mailCode = (await shop().post<{ code: number }>('emailCode', { email }, { as })).message.code;
    expect(await shop().post('verifyEmail', { email, code: mailCode }, { as })).toMatchObject({ status: 200 });
    expect((await recipients(shop(), as)).slice(2)).toEqual([
      ['mail', as.email],
      ['sms', cellphone],
    ]);
  });

  it('is told when all other devices are signed out, and after a password by code', async () => {
    const as = await aCustomer(shop());
    expect(await shop().post('user/devices/endOthers', {}, { as })).toMatchObject({ status: 200 });
    expect(await noticesOf(shop(), as)).toMatchObject([{ kind: 'devices-ended' }]);
    expect(await noticesOf(shop(), as, 'zh')).toMatchObject([{ data: { title: '已退出其他全部设备' } }]);
    const { cellphone } = as;
    const reset = { cellphone, code: await codeFor(cellphone), password: PASSWORD, rPassword: PASSWORD };
    expect(await shop().post('findPassword', reset)).toMatchObject({ status: 200 });
    expect((await sent(shop(), as)).map(({ content }) => content)).toMatchObject([
      { values: { what: credentialChanges['devices-ended'].en } },
      { values: { what: credentialChanges['devices-ended'].en } },
      { values: { what: credentialChanges['password-reset'].en } },
      { values: { what: credentialChanges['password-reset'].en } },
    ]);
  });

  it('is told of a passkey, when it is added and when it is removed', async () => {
    const as = await aCustomer(shop());
    const headers = { host: 'localhost' };
    const asked = await shop().post<{ challenge: string; options: { challenge: string } }>(
      'user/passkeys/options',
      {},
      { as, headers },
    );
    const { challenge, options } = asked.message;
    const credential = new Authenticator('http://localhost').create(options.challenge);
    const added = await shop().post<{ id: number }>(
      'user/passkeys',
      { challenge, name: 'x', credential },
      { as, headers },
    );
    expect(added.status).toBe(200);
    await shop().post('user/passkeys/destroy', { id: added.message.id }, { as });
    const kinds = (await noticesOf(shop(), as)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['passkey-added', 'passkey-removed']);
    expect(await sent(shop(), as)).toHaveLength(4);
  });

  it('is told with what it has ended: a first password other devices, another one passkeys too', async () => {
    const as = await aCustomer(shop());
    const set = (entered: object) =>
      shop().post('amendPassword', { password: PASSWORD, rPassword: PASSWORD, keep_device: true, ...entered }, { as });
    expect((await set({})).status).toBe(200);
    const next = 'horse-correct-2';
    expect((await set({ nowPassword: PASSWORD, password: next, rPassword: next })).status).toBe(200);
    const told = await noticesOf(shop(), as, 'zh');
    const remarkOf = (kind: string) => told.find((notice) => notice.kind === kind)?.data.remark;
    expect(remarkOf('password-set')).toMatch(/^其他设备的登录已全部退出。如果不是你本人/);
    expect(remarkOf('password-changed')).toMatch(/^其他设备的登录已全部退出，通行密钥也已移除。/);
    const what = (await sent(shop(), as)).map(({ content }) => messageContent.parse(content).values);
    expect(what).toContainEqual(expect.objectContaining({ advice: adviceOn('password-set').en }));
  });

  it('is not told when nothing changed', async () => {
    const as = await aCustomer(shop());
    const body = { nowPassword: 'not-it', password: PASSWORD, rPassword: PASSWORD };
    expect((await shop().post('amendPassword', body, { as })).status).toBe(401);
    expect((await shop().post('user/passkeys/destroy', { id: 999_999 }, { as })).status).toBe(404);
    expect(await sent(shop(), as)).toEqual([]);
    expect(await noticesOf(shop(), as)).toEqual([]);
  });

  it('goes by mail and text message ten times a day, and on the site always', async () => {
    const as = await aCustomer(shop());
    for (let time = 0; time < 12; time++) await shop().post('user/devices/endOthers', {}, { as });
    expect(await sent(shop(), as)).toHaveLength(20);
    expect(await noticesOf(shop(), as)).toHaveLength(12);
    shop().advance(86_400_000);
    await shop().db.transaction((tx) => notifyCredentialChange(tx, shop().app.shop, as.id, 'devices-ended'));
    expect(await sent(shop(), as)).toHaveLength(22);
  });

  it('is in words of the customer’s language, with the time and what to do', async () => {
    const as = await aCustomer(shop());
    await shop().db.update(users).set({ lang: 'zh' }).where(eq(users.id, as.id));
    await shop().db.transaction((tx) => notifyCredentialChange(tx, shop().app.shop, as.id, 'number-changed'));
    const [row] = await sent(shop(), as);
    const content = messageContent.parse(row?.content);
    const time = spokenTime(shop().app.shop.times.text(shop().now), 'zh');
    const wording = {
      lang: 'zh',
      shop: '集市',
      origin: 'https://shop.example',
      leads: () => true,
      times: shop().app.shop.times,
    } as const;
    expect(renderSms(content, wording)?.text).toBe(`【集市】手机号已更换（${time}）。${adviceOn('number-changed').zh}`);
    const { subject, text } = renderMail(content, wording);
    expect(subject).toBe('手机号已更换 - 集市');
    for (const part of [time, '联系客服', 'https://shop.example/user/devices', '账号安全'])
      expect(text).toContain(part);
  });
});

describeInTurn(
  'a changed credential in a shop that can send nothing',
  (shop) => {
    it('is told on the site alone', async () => {
      const as = await aCustomer(shop());
      await shop().post('user/devices/endOthers', {}, { as });
      expect(await sent(shop(), as)).toEqual([]);
      expect(await noticesOf(shop(), as)).toHaveLength(1);
    });
  },
  { SHOP_DEMO: '0', SHOP_PUBLIC_ORIGIN: 'https://shop.example' },
);

it('every change fits into a text message of a provider', () => {
  for (const words of Object.values(credentialChanges))
    for (const { code } of LANGUAGES) expect(words[code].length, words[code]).toBeLessThanOrEqual(35);
});

import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notifications, outbox } from '../../../kernel/db/schema/index.ts';
import { spokenTime } from '../../../kernel/texts/spoken-time.ts';
import { describeRacing, type TestCustomer, type TestShop } from '../../../testing/index.ts';
import { notifyCredentialChange } from '../../credential-changes/notify-change.ts';
import { messageContent } from '../../messages/content.ts';
import { renderSms } from '../../messages/render.ts';
import { type Notice, sendNotice } from '../send-notice.ts';
import type { NoticeTopic } from '../topics.ts';

type Topic = { topic: string; site: boolean; mail: boolean; sms: boolean; fixed: string[] };
type Choices = { ways: string[]; topics: Topic[] };

let mailboxes = 0;
const aReader = (shop: TestShop) => shop.aCustomer({ email: `chooser-${++mailboxes}@mail.example`, lang: 'en' });
const aNotice = (topic: NoticeTopic): Notice => ({
  kind: 'test',
  type: 1,
  topic,
  link: '',
  price: null,
  title: { zh: '一件事', en: 'Something that happened' },
  remark: {},
  rows: [],
});

describeRacing('choices of notices', (shop) => {
  const choices = async (as: TestCustomer) => (await shop().get<Choices>('user/notification', { as })).message;
  const choose = (as: TestCustomer, topics: object[]) => shop().post('user/notification/topics', { topics }, { as });
  const topicOf = async (as: TestCustomer, topic: NoticeTopic) =>
    (await choices(as)).topics.find((row) => row.topic === topic);
  /** By which ways a notice reached somebody. */
  const ways = async (as: TestCustomer, topic: NoticeTopic) => {
    const before = await countOf(as);
    await shop().db.transaction((tx) => sendNotice(tx, as.id, aNotice(topic), shop().now));
    const after = await countOf(as);
    return (['site', 'mail', 'sms'] as const).filter((way) => after[way] > before[way]);
  };
  const countOf = async ({ id }: TestCustomer) => {
    const sent = (channel: 'mail' | 'sms') =>
      shop().db.$count(outbox, and(eq(outbox.userId, id), eq(outbox.channel, channel)));
    const site = await shop().db.$count(notifications, eq(notifications.userId, id));
    return { site, mail: await sent('mail'), sms: await sent('sms') };
  };

  it('begin as notices have always come', async () => {
    const as = await aReader(shop());
    const { ways: known, topics } = await choices(as);
    expect(known).toEqual(['site', 'mail', 'sms']);
    expect(topics.map(({ topic }) => topic)).toEqual([
      'security',
      'orders',
      'account',
      'reviews',
      'reminders',
      'offers',
    ]);
    expect(topics[0]).toEqual({
      topic: 'security',
      site: true,
      mail: true,
      sms: true,
      fixed: ['site', 'mail', 'sms'],
    });
    expect(topics[1]).toEqual({ topic: 'orders', site: true, mail: false, sms: false, fixed: ['site'] });
    expect(await ways(as, 'orders')).toEqual(['site']);
    expect(await ways(as, 'reminders')).toEqual(['site', 'mail']);
  });

  it('act where notices are sent', async () => {
    const as = await aReader(shop());
    const changed = [
      { topic: 'orders', mail: true, sms: true },
      { topic: 'offers', site: false },
      { topic: 'reminders', mail: false, sms: true },
    ];
    expect(await choose(as, changed)).toMatchObject({ status: 200 });
    expect(await ways(as, 'orders')).toEqual(['site', 'mail', 'sms']);
    expect(await ways(as, 'offers')).toEqual([]);
    expect(await ways(as, 'reminders')).toEqual(['site', 'sms']);
    expect(await ways(as, 'reviews')).toEqual(['site']);
  });

  it('cannot switch off what is part of the business', async () => {
    const as = await aReader(shop());
    const off = { site: false, mail: false, sms: false };
    expect(
      await choose(as, [
        { topic: 'orders', ...off },
        { topic: 'security', ...off },
      ]),
    ).toMatchObject({
      status: 200,
    });
    expect(await topicOf(as, 'security')).toMatchObject({ site: true, mail: true, sms: true });
    expect(await ways(as, 'orders')).toEqual(['site']);
    const before = await countOf(as);
    await shop().db.transaction((tx) => notifyCredentialChange(tx, shop().app.shop, as.id, 'password-changed'));
    expect(await countOf(as)).toEqual({ site: before.site + 1, mail: before.mail + 1, sms: before.sms + 1 });
  });

  it('give way to the switch for all mails, for mails alone', async () => {
    const as = await aReader(shop());
    await choose(as, [{ topic: 'offers', site: false, mail: true }]);
    const change = (email: boolean) =>
      shop().post('user/notification', { notification: { email, wechat: false } }, { as });
    expect((await change(false)).status).toBe(200);
    expect(await topicOf(as, 'offers')).toMatchObject({ site: false, mail: false });
    expect(await ways(as, 'reminders')).toEqual(['site']);
    expect((await change(true)).status).toBe(200);
    expect(await ways(as, 'orders')).toEqual(['site', 'mail']);
  });

  it('of two forms saved at once are both kept', async () => {
    const as = await aReader(shop());
    await Promise.all([choose(as, [{ topic: 'offers', sms: true }]), choose(as, [{ topic: 'reviews', sms: true }])]);
    expect([await topicOf(as, 'offers'), await topicOf(as, 'reviews')]).toMatchObject([{ sms: true }, { sms: true }]);
  });

  it.each([
    {},
    { topics: 'all' },
    { topics: [{ topic: 'weather', site: true }] },
    { topics: [{ topic: 'offers', site: 'no' }] },
    { topics: Array(20).fill({ topic: 'offers', site: true }) },
  ])('are refused when they are none: %j', async (body) => {
    const as = await aReader(shop());
    expect(await shop().post('user/notification/topics', body, { as })).toMatchObject({ status: 401 });
    expect(await topicOf(as, 'offers')).toMatchObject({ site: true, mail: false, sms: false });
  });

  it('bring title and time to the phone, ten times a day', async () => {
    const as = await aReader(shop());
    await choose(as, [{ topic: 'orders', sms: true }]);
    for (let count = 0; count < 11; count += 1) await ways(as, 'orders');
    expect((await countOf(as)).sms).toBe(10);
    const [row] = await shop().db.select().from(outbox).where(eq(outbox.userId, as.id)).limit(1);
    const { times } = shop().app.shop;
    const wording = { lang: 'en', shop: 'Jishi', origin: null, leads: () => true, times } as const;
    const words = renderSms(messageContent.parse(row?.content), wording);
    const values = { what: 'Something that happened', time: times.text(shop().now) };
    expect(words).toMatchObject({ template: 'notice', values });
    expect(words?.text).toContain(`Something that happened (${spokenTime(values.time, 'en')})`);
  });
});

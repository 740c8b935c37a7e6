import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../kernel/db/database.ts';
import {
  configs,
  flashSales,
  jobs,
  notifications,
  outbox,
  saleReminders,
  type users,
} from '../../../kernel/db/schema/index.ts';
import type { JobContext } from '../../../kernel/jobs/job-kinds.ts';
import { ensureRecurring, runDueJobs } from '../../../kernel/jobs/runner.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { cleanUpJob } from '../../retention/clean-up.ts';
import { aSale } from '../testing/sales.ts';
import { sendReminders, sendRemindersJob } from './send-reminders.ts';

const MINUTE = 60_000;

describeRacing('reminding of flash sales', (shop) => {
  let context: JobContext;
  let as: TestCustomer;
  let sale: number;
  let made = 0;

  beforeEach(async () => {
    context = { ...shop().app.shop, log: { info: () => {}, error: () => {} } };
    as = await aReader();
    sale = (await aSale(shop())).id;
    await remind(sale);
  });

  const aReader = (values: Partial<typeof users.$inferInsert> = {}) =>
    shop().aCustomer({ email: `waits-${++made}@mail.example`, ...values });
  const remind = (id: number, customer = as) => shop().post('seckillReminder', { id }, { as: customer });
  const noticesOf = ({ id }: TestCustomer) =>
    shop()
      .db.select()
      .from(notifications)
      .where(and(eq(notifications.userId, id), eq(notifications.type, 'sale_reminder')));
  const mailsOf = ({ id }: TestCustomer) => shop().db.select().from(outbox).where(eq(outbox.userId, id));
  const told = async (customer = as) => [(await noticesOf(customer)).length, (await mailsOf(customer)).length];
  const change = (values: Partial<typeof flashSales.$inferInsert>) =>
    shop().db.update(flashSales).set(values).where(eq(flashSales.id, sale));
  const inMinutes = (minutes: number) => new Date(shop().now.getTime() + minutes * MINUTE);

  it('happens five minutes before, once, by a notice and a mail in the customer’s language', async () => {
    const reader = await aReader({ lang: 'en' });
    await remind(sale, reader);
    shop().advance(54 * MINUTE);
    await sendReminders(context);
    expect(await told()).toEqual([0, 0]);
    shop().advance(MINUTE);
    const startsAt = shop().app.shop.times.text(inMinutes(5));
    for (let run = 0; run < 3; run += 1) await sendReminders(context);
    expect([await told(), await told(reader)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect((await noticesOf(as))[0]?.data).toMatchObject({
      type: 3,
      url: expect.stringMatching(/^\/pages\/product\/detail\?id=\d+$/),
      texts: {
        zh: { title: '你关注的秒杀马上开始', list: [{ data: '限时茶杯' }, { data: startsAt }, { data: '¥6.00' }] },
        en: { title: 'Your flash sale starts soon', list: [{ data: 'Cup on sale' }, { data: startsAt }, {}] },
      },
    });
    expect((await mailsOf(reader))[0]).toMatchObject({
      recipient: expect.stringMatching(/^waits-\d+@/),
      lang: 'en',
      content: { template: 'notice', values: { title: 'Your flash sale starts soon' } },
      expiresAt: inMinutes(65),
    });
  });

  it('sends no mail to those who have no mailbox or switched mails off', async () => {
    const silent = [await shop().aCustomer(), await aReader({ notification: { email: false, wechat: false } })];
    for (const customer of silent) await remind(sale, customer);
    shop().advance(56 * MINUTE);
    await sendReminders(context);
    for (const customer of silent) expect(await told(customer)).toEqual([1, 0]);
  });

  it('moves with the sale, also after it was told', async () => {
    await change({ time: inMinutes(200), endTime: inMinutes(300) });
    shop().advance(60 * MINUTE);
    await sendReminders(context);
    expect(await told()).toEqual([0, 0]);
    shop().advance(135 * MINUTE);
    await sendReminders(context);
    expect(await told()).toEqual([1, 1]);
    await change({ time: inMinutes(60), endTime: inMinutes(100) });
    await sendReminders(context);
    expect(await told()).toEqual([1, 1]);
    shop().advance(56 * MINUTE);
    await sendReminders(context);
    await sendReminders(context);
    expect(await told()).toEqual([2, 2]);
  });

  it.each([
    ['hidden', { isVisible: false }],
    ['deleted', { deletedAt: new Date(0) }],
  ])('does not happen for a sale that is %s', async (_, values) => {
    await change(values);
    shop().advance(58 * MINUTE);
    await sendReminders(context);
    expect(await told()).toEqual([0, 0]);
  });

  it('says that the sale is on when nobody could be reminded before, and nothing when it is over', async () => {
    const over = await aSale(shop(), { time: inMinutes(30), endTime: inMinutes(40) });
    await remind(over.id);
    shop().advance(70 * MINUTE);
    await sendReminders(context);
    const notices = await noticesOf(as);
    expect(notices.map(({ data }) => data.texts.zh?.title)).toEqual(['你关注的秒杀已开始']);
  });

  it('happens as early as the shop says', async () => {
    await shop().db.insert(configs).values({ key: 'flash_sales.reminder_minutes', value: 30 });
    shop().advance(31 * MINUTE);
    await sendReminders(context);
    expect(await told()).toEqual([1, 1]);
    await shop().db.delete(configs).where(eq(configs.key, 'flash_sales.reminder_minutes'));
  });

  it('happens once when several processes do it at the same time', async () => {
    const readers = await Promise.all(Array.from({ length: 12 }, () => aReader()));
    await Promise.all(readers.map((reader) => remind(sale, reader)));
    shop().advance(56 * MINUTE);
    await Promise.all([1, 2, 3, 4].map(() => sendReminders(context)));
    for (const reader of readers) expect(await told(reader)).toEqual([1, 1]);
  });

  it('is not lost, nor told twice, when a process dies with half of it', async () => {
    const readers = await Promise.all(Array.from({ length: 6 }, () => aReader()));
    await Promise.all(readers.map((reader) => remind(sale, reader)));
    shop().advance(56 * MINUTE);
    let left = 3;
    const { db } = context;
    const dying = new Proxy(db, {
      get: (target, name, receiver) => {
        if (name !== 'transaction') return Reflect.get(target, name, receiver) as unknown;
        return async (work: Parameters<Database['db']['transaction']>[0]) => {
          await target.transaction(async (tx) => {
            await work(tx);
            // The notice is written, and the process ends before the commit.
            if (--left < 0) throw new Error('killed');
          });
        };
      },
    });
    await sendReminders({ ...context, db: dying });
    const all = () => Promise.all(readers.map((reader) => told(reader)));
    const before = (await all()).filter(([notices]) => notices === 1).length;
    expect(before).toBeLessThan(6);
    await sendReminders(context);
    expect(await all()).toEqual(Array(6).fill([1, 1]));
  });

  it('is a job that comes again after seconds', async () => {
    await shop().db.delete(jobs);
    await ensureRecurring(context, [sendRemindersJob]);
    shop().advance(56 * MINUTE);
    await Promise.all([runDueJobs(context, [sendRemindersJob]), runDueJobs(context, [sendRemindersJob])]);
    expect(await told()).toEqual([1, 1]);
    shop().advance(5_000);
    expect(await runDueJobs(context, [sendRemindersJob])).toBe(1);
  });

  it('leaves nothing behind when the sale is over or was deleted', async () => {
    const { id: later } = await aSale(shop(), { time: inMinutes(600), endTime: inMinutes(700) });
    await remind(later);
    shop().advance(121 * MINUTE);
    await cleanUpJob.run({}, context);
    const kept = () =>
      shop()
        .db.select({ id: saleReminders.flashSaleId })
        .from(saleReminders)
        .where(and(eq(saleReminders.userId, as.id), inArray(saleReminders.flashSaleId, [sale, later])));
    expect(await kept()).toEqual([{ id: later }]);
    const back = await shop().aCustomer();
    await remind(later, back);
    await shop().db.update(flashSales).set({ deletedAt: shop().now }).where(eq(flashSales.id, later));
    await cleanUpJob.run({}, context);
    expect(await kept()).toEqual([]);
  });
});

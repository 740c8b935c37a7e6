import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { orders, outbox, productTexts, type users } from '../../kernel/db/schema/index.ts';
import type { JobContext } from '../../kernel/jobs/job-kinds.ts';
import { describeInTurn, type TestCustomer, type TestShop } from '../../testing/index.ts';
import { sendOutboxJob } from '../messages/send-outbox.ts';
import { SmtpCounterpart } from '../messages/testing/smtp-counterpart.ts';
import { anAddress } from '../orders/testing/customers.ts';
import { placeOrder } from '../orders/testing/orders.ts';
import { aProduct } from '../orders/testing/products.ts';
import { type Notice, sendNotice } from './send-notice.ts';

const server = await new SmtpCounterpart().open();
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
});

const notice: Notice = { kind: 'test', type: 1, link: '', price: null, title: { zh: '一' }, remark: {}, rows: [] };
let mailboxes = 0;
const aReader = (shop: TestShop, values: Partial<typeof users.$inferInsert> = {}) =>
  shop.aCustomer({
    money: 100_000,
    email: `reader-${++mailboxes}@mail.example`,
    notification: { email: true, wechat: false },
    ...values,
  });

async function buy(shop: TestShop, customer: TestCustomer): Promise<number> {
  const address = await anAddress(shop, customer);
  const product = await aProduct(shop);
  await shop.db.update(productTexts).set({ name: 'Apples <b>' }).where(eq(productTexts.productId, product.id));
  const { message } = await placeOrder(shop, customer, { lines: [{ good: product }], address });
  expect((await shop.post('balancePay', { id: message }, { as: customer })).status).toBe(200);
  return message;
}

async function deliver(shop: TestShop): Promise<void> {
  const context: JobContext = { ...shop.app.shop, log: { info: () => {}, error: () => {} } };
  await sendOutboxJob.run({}, context);
}

describeInTurn(
  'notices by mail',
  (shop) => {
    it('go to the mailbox in the customer’s language, with a way into the shop', async () => {
      const id = await buy(shop(), await aReader(shop(), { lang: 'en' }));
      await deliver(shop());
      const [mail] = server.received;
      expect(mail?.headers['subject']).toBe('Payment received - Jishi');
      expect(mail?.text).toContain('Goods: Apples <b>\n');
      expect(mail?.text).toMatch(/Paid at: \d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d\n/);
      expect(mail?.text).toContain(`See details: https://shop.example/en/user/indent/detail?id=${id}\n`);
      expect(mail?.text).toMatch(/Switch them off in your profile:\nhttps:\/\/shop\.example\/en\/user\/userinfo\n$/);
      expect(mail?.html).toContain('<html lang="en-US">');
      expect(mail?.html).toContain('<td>Apples &lt;b&gt;</td>');
      expect(mail?.html).toContain(`<a href="https://shop.example/en/user/indent/detail?id=${id}">See details</a>`);
    });

    it('tell of all that happens to an order', async () => {
      const reader = await aReader(shop());
      const id = await buy(shop(), reader);
      await shop().db.update(orders).set({ state: 'shipped' }).where(eq(orders.id, id));
      expect((await shop().post(`goodIndent/receipt/${id}`, {}, { as: reader })).status).toBe(200);
      await deliver(shop());
      const subjects = server.received.map(({ headers }) => headers['subject']);
      expect(subjects.toSorted()).toEqual(
        ['付款成功 - 集市', '已确认收货 - 集市', '说说这次买得怎么样 - 集市'].toSorted(),
      );
      expect(server.received.every(({ text }) => text.includes('https://shop.example/'))).toBe(true);
    });

    it('are for those who want them, have a mailbox and keep their account', async () => {
      const quiet = [
        await aReader(shop(), { notification: null }),
        await aReader(shop(), { notification: { email: false, wechat: true } }),
        await aReader(shop(), { email: null }),
        await aReader(shop(), { isClosed: true }),
      ];
      const reader = await aReader(shop());
      for (const { id } of [...quiet, reader]) await sendNotice(shop().db, id, notice, shop().now);
      const written = await shop().db.select({ userId: outbox.userId }).from(outbox).orderBy(desc(outbox.id)).limit(2);
      expect(written[0]).toEqual({ userId: reader.id });
      expect(quiet.map(({ id }) => id)).not.toContain(written[1]?.userId);
    });

    it('begin and end with the setting', async () => {
      const reader = await aReader(shop(), { notification: null });
      const change = (email: boolean) =>
        shop().post('user/notification', { notification: { email, wechat: false } }, { as: reader });
      const mails = () => shop().db.$count(outbox, eq(outbox.userId, reader.id));
      await change(true);
      await buy(shop(), reader);
      expect(await mails()).toBe(1);
      await change(false);
      await buy(shop(), reader);
      expect(await mails()).toBe(1);
    });

    it('are not written when what they tell of was rolled back', async () => {
      const reader = await aReader(shop(), { money: 0 });
      const address = await anAddress(shop(), reader);
      const { message: id } = await placeOrder(shop(), reader, { lines: [{ good: await aProduct(shop()) }], address });
      expect((await shop().post('balancePay', { id }, { as: reader })).status).toBe(401);
      expect(await shop().db.$count(outbox, eq(outbox.userId, reader.id))).toBe(0);
    });
  },
  { SHOP_DEMO: '0', ...server.env },
);

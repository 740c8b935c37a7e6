import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { jobsOf } from '../../app/all-jobs.ts';
import { outbox } from '../../kernel/db/schema/index.ts';
import type { JobContext } from '../../kernel/jobs/job-kinds.ts';
import { describeEngines, type TestShop } from '../../testing/index.ts';
import { putMessage } from './outbox.ts';
import { claimMessages } from './outbox-records.ts';
import { sendOutboxJob } from './send-outbox.ts';
import { SmsCounterpart } from './testing/sms-counterpart.ts';
import { SmtpCounterpart } from './testing/smtp-counterpart.ts';

const phones = await new SmsCounterpart().open();
const mails = await new SmtpCounterpart().open();
afterAll(async () => void (await Promise.all([phones.close(), mails.close()])));
beforeEach(() => {
  Object.assign(phones, { mood: 'well', calls: 0 });
  mails.mood = 'well';
  phones.received.length = 0;
  mails.received.length = 0;
});

let numbers = 0;
const aNumber = () => `137${String(20_000_000 + ++numbers)}`;
const lastRow = async (shop: TestShop) =>
  (await shop.db.select().from(outbox).orderBy(asc(outbox.id))).at(-1) ?? Promise.reject(new Error('no message'));

/** Does what is due after some time; gives what was written to the log meanwhile. */
async function pass(shop: TestShop, milliseconds: number): Promise<string> {
  shop.advance(milliseconds);
  const lines: object[] = [];
  const log = { info: () => {}, error: (details: object, message: string) => void lines.push({ ...details, message }) };
  const context: JobContext = { ...shop.app.shop, log };
  await sendOutboxJob.run({}, context);
  return JSON.stringify(lines);
}

const aMail = (shop: TestShop, expiresAt: Date | null = null) =>
  putMessage(
    shop.db,
    {
      channel: 'mail',
      recipient: 'someone@mail.example',
      userId: null,
      lang: 'en',
      content: { template: 'code', values: { seconds: 60 }, secret: '54321' },
      expiresAt,
    },
    shop.now,
  );

describeEngines(
  'messages',
  (shop) => {
    const ask = (cellphone: string) => shop().post('cellphoneCode', { cellphone });

    describe('a code for a phone', () => {
      it('is sent before the call is answered, which does not show it', async () => {
        const cellphone = aNumber();
        const answer = await ask(cellphone);
        expect(answer).toMatchObject({ status: 200, message: '验证码已发送' });
        const [sms] = phones.received;
        expect(sms).toMatchObject({ to: cellphone, code: expect.stringMatching(/^[1-9]\d{4}$/) });
        expect(sms?.text).toContain(`验证码 ${sms?.code}，60 秒内有效`);
        expect(answer.raw).not.toContain(sms?.code);
        expect(await shop().post('register', { cellphone, code: sms?.code })).toMatchObject({ status: 200 });
      });

      it('is forgotten once it was sent', async () => {
        await ask(aNumber());
        const row = await lastRow(shop());
        expect(row).toMatchObject({ state: 'sent', attempts: 1, sentAt: shop().now, content: { template: 'code' } });
        expect(JSON.stringify(row)).not.toContain(phones.received[0]?.code);
      });

      it('is worded in the language of the asker', async () => {
        await shop().post('cellphoneCode', { cellphone: aNumber() }, { lang: 'en' });
        expect(phones.received[0]?.text).toMatch(/^\[Jishi\] Your code is \d{5}, valid for 60 seconds\./);
      });

      it('is not good for anything when the provider refuses it', async () => {
        phones.mood = 'refuses';
        const cellphone = aNumber();
        expect(await ask(cellphone)).toMatchObject({ status: 401, code: 50001, message: '短信发送失败' });
        expect(await lastRow(shop())).toMatchObject({ state: 'given-up', lastError: expect.stringContaining('422') });
        expect(await shop().post('register', { cellphone, code: '1' })).toMatchObject({
          message: '验证码已过期，请重新获取',
        });
        shop().advance(60_000);
        phones.mood = 'well';
        expect((await ask(cellphone)).status).toBe(200);
      });

      it.each(['busy', 'drops'] as const)('is sent again when the provider was %s, and arrives once', async (mood) => {
        phones.mood = mood;
        const cellphone = aNumber();
        expect((await ask(cellphone)).status).toBe(200);
        expect((await lastRow(shop())).state).toBe('waiting');
        phones.mood = 'well';
        await pass(shop(), 4999);
        expect(phones.calls).toBe(1);
        await pass(shop(), 1);
        expect(phones.calls).toBe(2);
        expect(phones.received.map(({ to }) => to)).toEqual([cellphone]);
        expect((await lastRow(shop())).state).toBe('sent');
      });

      it('is given up when it is too late, and never logged', async () => {
        phones.mood = 'busy';
        const cellphone = aNumber();
        await ask(cellphone);
        const secret = (await lastRow(shop())).content.secret ?? 'none';
        expect(secret).toMatch(/^\d{5}$/);
        let logged = '';
        for (const seconds of [5, 10, 20, 40]) logged += await pass(shop(), seconds * 1000);
        expect(await lastRow(shop())).toMatchObject({ state: 'given-up', lastError: expect.stringContaining('503') });
        expect(logged).toContain('a message was not sent');
        expect(logged).not.toContain(secret);
        expect(logged).not.toContain(cellphone);
        expect(JSON.stringify(await lastRow(shop()))).not.toContain(secret);
      });
    });

    describe('a code for a mailbox', () => {
      it('is sent before the call is answered', async () => {
        const as = await shop().aCustomer();
        const email = `Someone-${as.id}@mail.example`;
        const response = await shop().post('emailCode', { email }, { as, lang: 'en' });
        expect(response).toMatchObject({ status: 200, message: 'The code was sent' });
        const [mail] = mails.received;
        const code = /Code: (\d{5})\n/.exec(mail?.text ?? '')?.[1];
        expect(mail?.to).toEqual([email]);
        expect(mail?.headers['subject']).toBe('Your Jishi code');
        expect(mail?.html).toContain(`<td>${code}</td>`);
        expect(await shop().post('verifyEmail', { email, code }, { as })).toMatchObject({ status: 200 });
      });

      it('is not good for anything when the server refuses it', async () => {
        mails.mood = 'refuses';
        const as = await shop().aCustomer();
        const response = await shop().post('emailCode', { email: `no-${as.id}@mail.example` }, { as });
        expect(response).toMatchObject({ status: 401, code: 50001, message: '邮件发送失败' });
      });
    });

    describe('what waits', () => {
      it('is tried with growing pauses until it is given up', async () => {
        mails.mood = 'busy';
        await aMail(shop());
        await pass(shop(), 0);
        for (const [attempts, seconds] of [5, 10, 20, 40].entries()) {
          const { nextTryAt, ...row } = await lastRow(shop());
          expect(row).toMatchObject({
            state: 'waiting',
            attempts: attempts + 1,
            lastError: expect.stringContaining('451'),
          });
          expect(nextTryAt.getTime() - shop().now.getTime()).toBe(seconds * 1000);
          await pass(shop(), seconds * 1000);
        }
        for (let tries = 5; tries < 17; tries += 1) await pass(shop(), 3_600_000);
        expect(await lastRow(shop())).toMatchObject({ state: 'given-up', attempts: 17 });
        mails.mood = 'well';
        await pass(shop(), 3_600_000);
        expect(mails.received).toEqual([]);
      });

      it('is sent by one of several processes', async () => {
        for (let mail = 0; mail < 25; mail += 1) await aMail(shop());
        await Promise.all([pass(shop(), 0), pass(shop(), 0), pass(shop(), 0)]);
        expect(mails.received).toHaveLength(25);
        expect(new Set(mails.received.map(({ headers }) => headers['message-id'])).size).toBe(25);
      });

      it('is taken over from a process that died, with the same Message-ID', async () => {
        const id = await aMail(shop());
        const [claimed] = await claimMessages(shop().db, { now: shop().now, limit: 1, id });
        await pass(shop(), 59_999);
        expect(mails.received).toEqual([]);
        await pass(shop(), 1);
        expect(mails.received.map(({ headers }) => headers['message-id'])).toEqual([`<${claimed?.uuid}@shop.example>`]);
      });

      it('is not there when its transaction was rolled back', async () => {
        const rolledBack = shop().db.transaction(async (tx) => {
          const content = { template: 'code', values: { seconds: 60 } } as const;
          const message = { channel: 'mail', recipient: 'a@mail.example', userId: null, lang: 'zh', content } as const;
          await putMessage(tx, { ...message, expiresAt: null }, shop().now);
          throw new Error('rolled back');
        });
        await expect(rolledBack).rejects.toThrow('rolled back');
        await pass(shop(), 0);
        expect(mails.received).toEqual([]);
      });
    });
  },
  { SHOP_DEMO: '0', ...phones.webhookEnv, ...mails.env },
);

describeEngines(
  'text messages by Aliyun',
  (shop) => {
    it('are never sent twice when it is not known whether they were taken', async () => {
      phones.mood = 'drops';
      const cellphone = aNumber();
      expect((await shop().post('cellphoneCode', { cellphone })).status).toBe(200);
      phones.mood = 'well';
      await pass(shop(), 30_000);
      expect(phones.calls).toBe(1);
      expect(await lastRow(shop())).toMatchObject({
        state: 'given-up',
        lastError: expect.stringContaining('does not answer'),
      });
      const code = phones.received[0]?.code;
      expect((await shop().post('register', { cellphone, code })).status).toBe(200);
    });

    it('are not sent again when a process died over them', async () => {
      phones.mood = 'busy';
      await shop().post('cellphoneCode', { cellphone: aNumber() });
      shop().advance(5000);
      await claimMessages(shop().db, { now: shop().now, limit: 1 });
      phones.mood = 'well';
      await shop().db.update(outbox).set({ expiresAt: null });
      await pass(shop(), 60_000);
      expect(phones.calls).toBe(1);
      expect((await lastRow(shop())).lastError).toContain('it may have arrived');
    });
  },
  { SHOP_DEMO: '0', ...phones.aliyunEnv },
);

describeEngines('messages of a demo shop', (shop) => {
  it('stay in the outbox', async () => {
    const { message } = await shop().post<{ code: number }>('cellphoneCode', { cellphone: aNumber() });
    expect(await lastRow(shop())).toMatchObject({ state: 'waiting', content: { secret: String(message.code) } });
    expect(jobsOf({ demo: true })).not.toContain(sendOutboxJob);
    expect(jobsOf({ demo: false })).toContain(sendOutboxJob);
  });
});

import { expect, it } from 'vitest';
import type { MessageContent } from '../../modules/messages/content.ts';
import { putMessage } from '../../modules/messages/outbox.ts';
import { claimMessages, settleMessage } from '../../modules/messages/outbox-records.ts';
import { describeEngines, type TestShop } from '../../testing/index.ts';
import { anOperator } from './testing/operator.ts';

const code: MessageContent = { template: 'code', values: { seconds: 60 }, secret: '54321' };
const notice: MessageContent = {
  template: 'notice',
  values: {
    title: '商品已发货',
    list: [
      { keyword: '订单号', data: '2026' },
      { keyword: '快递', data: null },
    ],
    remark: '订单 2026 已发货。',
    path: '/user/indent/detail?id=5',
  },
};

async function aMessage(shop: TestShop, content: MessageContent, recipient = 'someone@mail.example'): Promise<string> {
  const message = { channel: 'mail', recipient, userId: null, lang: 'zh', content, expiresAt: null } as const;
  return String(await putMessage(shop.db, message, shop.now));
}

async function givenUp(shop: TestShop, content: MessageContent): Promise<string> {
  const id = await aMessage(shop, content);
  const [claimed] = await claimMessages(shop.db, { now: shop.now, limit: 1, id: Number(id) });
  if (claimed) await settleMessage(shop.db, claimed, { state: 'given-up', error: '550: no such mailbox' });
  return id;
}

const tests =
  (isDemo: boolean) =>
  (shop: () => TestShop): void => {
    const run = (...args: string[]) => anOperator(shop())('outbox', ...args);
    const json = async <T>(...args: string[]) => JSON.parse((await run(...args, '--json')).out) as T;

    it('lists the newest first, by state and recipient', async () => {
      const waiting = await aMessage(shop(), notice, 'One@mail.example');
      const over = await givenUp(shop(), notice);
      const { out } = await run('list', '--limit', '2');
      expect(out.split('\n').map((line) => line.split(/ {2,}/)[0])).toEqual(['id', over, waiting]);
      const ids = async (...args: string[]) =>
        (await json<{ id: number }[]>('list', ...args)).map(({ id }) => String(id));
      expect(await ids('--to', 'one@mail.example')).toEqual([waiting]);
      expect(await ids('--state', 'given-up')).toContain(over);
      expect(await ids('--state', 'given-up')).not.toContain(waiting);
      expect((await run('list', '--state', 'lost')).exitCode).toBe(2);
    });

    it('shows what a notice says', async () => {
      const { out } = await run('show', await aMessage(shop(), notice));
      expect(out).toContain('商品已发货 - 集市');
      expect(out).toContain('订单号: 2026');
      expect(out).not.toContain('快递');
      expect((await run('show', '999999')).exitCode).toBe(1);
    });

    it('shows codes in demo mode only', async () => {
      const id = await aMessage(shop(), code);
      for (const flags of [[], ['--json']]) {
        const { out } = await run('show', id, ...flags);
        expect(out.includes('54321')).toBe(isDemo);
        expect(out.includes('*****')).toBe(!isDemo);
      }
      expect((await run('list', '--json')).out).not.toContain('54321');
    });

    it('sends again what was given up, but no codes', async () => {
      const [first, second, gone] = [
        await givenUp(shop(), notice),
        await givenUp(shop(), notice),
        await givenUp(shop(), code),
      ];
      expect(await run('retry', first, '--dry-run')).toMatchObject({ exitCode: 0 });
      expect(await json('show', first)).toMatchObject({ state: 'given-up', attempts: 1 });
      expect(await json('retry', first)).toEqual({ retried: 1 });
      expect(await json('show', first)).toMatchObject({ state: 'waiting', attempts: 0 });
      expect((await run('retry', gone)).err).toContain('asks for a new one');
      expect((await run('retry')).exitCode).toBe(1);
      await run('retry', '--all-given-up');
      expect(await json('show', second)).toMatchObject({ state: 'waiting' });
      expect(await json('show', gone)).toMatchObject({ state: 'given-up' });
      expect(await json('retry', '--all-given-up')).toEqual({ retried: 0 });
    });

    it('leaves alone what was sent', async () => {
      const id = await aMessage(shop(), notice);
      const [claimed] = await claimMessages(shop().db, { now: shop().now, limit: 1, id: Number(id) });
      expect((await run('retry', id)).err).toContain('is being sent');
      if (claimed) await settleMessage(shop().db, claimed, { state: 'sent', providerId: '<1@x>', at: shop().now });
      expect((await run('retry', id)).err).toContain('was sent');
      expect(await json('show', id)).toMatchObject({ state: 'sent', providerId: '<1@x>' });
    });
  };

describeEngines('shop outbox of a demo shop', tests(true));
describeEngines('shop outbox', tests(false), { SHOP_DEMO: '0' });

import { expect, it } from 'vitest';
import { type NoticeData, notifications } from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestShop } from '../../../testing/index.ts';

const data: NoticeData = {
  type: 2,
  url: '/pages/indent/detail?id=1',
  image: '',
  price: 1990,
  texts: {
    zh: { title: '付款成功', list: [{ keyword: '订单号', data: '1' }], remark: '我们会尽快发货' },
    en: { title: 'Payment received', list: [{ keyword: 'Order', data: '1' }], remark: 'We will ship soon' },
  },
};
type Notice = { id: string; read_at: string | null; created_at: string; data: Record<string, unknown> };
type Page = { data: Notice[]; total: number };

async function aNotice(shop: TestShop, userId: number): Promise<string> {
  shop.advance(1000);
  const values = { userId, type: 'paid', data, createdAt: shop.now, updatedAt: shop.now };
  const [row] = await shop.db.insert(notifications).values(values).returning({ id: notifications.id });
  return row?.id ?? '';
}

describeInTurn('notices', (shop) => {
  const unread = async (as: { token: string }) => (await shop().get('notification/unread', { as })).message;

  it('lists them newest first in the language of the reader, without reading them', async () => {
    const as = await shop().aCustomer();
    await aNotice(shop(), as.id);
    const newest = await aNotice(shop(), as.id);
    const page = (await shop().get<Page>('notification?pc=true&sort=-created_at', { as, lang: 'en' })).message;
    expect(page.data.map((notice) => notice.id)[0]).toBe(newest);
    expect(page.data[0]).toMatchObject({ kind: 'paid', notifiable_id: as.id, read_at: null });
    expect(page.data[0]?.data).toMatchObject({
      title: 'Payment received',
      typeShow: 'Trade message',
      price: 1990,
      lang: 'en',
    });
    expect(await unread(as)).toBe(2);
  });

  it('marks all read when listed without the flag', async () => {
    const as = await shop().aCustomer();
    await aNotice(shop(), as.id);
    expect((await shop().get<Page>('notification', { as })).message.data[0]?.read_at).not.toBeNull();
    expect(await unread(as)).toBe(0);
  });

  it('opens one and marks it read', async () => {
    const as = await shop().aCustomer();
    const id = await aNotice(shop(), as.id);
    const opened = await shop().get<Notice>(`notification/detail/${id}`, { as });
    expect(opened.message.read_at).toBeNull();
    expect(opened.message.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
    expect(opened.message.data).not.toHaveProperty('typeShow');
    expect(await unread(as)).toBe(0);
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'x']) {
      expect(await shop().get(`notification/detail/${unknown}`, { as })).toMatchObject({ status: 200, message: null });
    }
  });

  it('reads and removes batches, also as keyed objects, and never somebody else’s', async () => {
    const as = await shop().aCustomer();
    const other = await shop().aCustomer();
    const ids = [await aNotice(shop(), as.id), await aNotice(shop(), as.id), await aNotice(shop(), as.id)];
    const [first, second, third] = ids.map((id) => ({ id }));
    await shop().post('notification/destroy/0', [first], { as: other });
    await shop().post('notification/read/0', { '0': first, '1': second }, { as });
    expect(await unread(as)).toBe(1);
    await shop().post('notification/destroy/0', [first], { as });
    await shop().post(`notification/destroy/${third?.id}`, {}, { as });
    expect((await shop().get<Page>('notification?pc=1', { as })).message.total).toBe(1);
    expect((await shop().post('notification/read/0', {}, { as })).status).toBe(200);
    expect(await shop().post('notification/read/0', [{ id: 'x' }], { as })).toMatchObject({ status: 401, code: 50004 });
  });
});

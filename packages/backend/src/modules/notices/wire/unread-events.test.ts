import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { type NoticeData, notifications } from '../../../kernel/db/schema/index.ts';
import { type OpenEvents, openEvents } from '../../../kernel/streams/testing/open-events.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';

const data: NoticeData = {
  type: 1,
  url: '',
  image: '',
  price: null,
  texts: { zh: { title: '一', list: [], remark: '' } },
};

describeRacing('following the number of unread notices', (shop) => {
  const path = 'notification/unread/events';
  const tell = (as: TestCustomer, createdAt = new Date()) =>
    shop().db.insert(notifications).values({ userId: as.id, type: 'test', data, createdAt });
  const unread = async (stream: OpenEvents) => (await stream.next())?.data['unread'];

  it('tells it at once and whenever notices come, are read or go, on every page', async () => {
    const as = await shop().aCustomer();
    await tell(as);
    const pages = await Promise.all([openEvents(shop(), path, { as }), openEvents(shop(), path, { as })]);
    const all = () => Promise.all(pages.map(unread));
    expect(pages[0]?.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(await pages[0]?.next()).toEqual({
      event: 'unread',
      data: {
        unread: 1,
        newest: { id: expect.any(String), created_at: expect.any(String) },
        server_time: shop().app.shop.times.text(shop().now),
      },
    });
    expect(await pages[1]?.next()).toMatchObject({ data: { unread: 1 } });
    await tell(as);
    expect(await all()).toEqual([2, 2]);
    await shop().post('notification/read/0', [], { as });
    const list = await shop().get<{ data: { id: string }[] }>('notification?pc=true', { as });
    const [first, second] = list.message.data.map(({ id }) => ({ id }));
    await shop().post('notification/read/0', [first], { as });
    expect(await all()).toEqual([1, 1]);
    await shop().post('notification/destroy/0', [second], { as });
    expect(await all()).toEqual([0, 0]);
    for (const page of pages) page.leave();
  });

  it('names the newest, so that one that comes while another is read is not missed', async () => {
    const as = await shop().aCustomer();
    const newest = async (stream: OpenEvents) => (await stream.next())?.data['newest'];
    const page = await openEvents(shop(), path, { as });
    expect(await newest(page)).toBeNull();
    const { times } = shop().app.shop;
    const [early, late] = [new Date('2026-01-01T10:00:00Z'), new Date('2026-01-01T11:00:00Z')];
    await tell(as, early);
    const one = await newest(page);
    expect(one).toEqual({ id: expect.any(String), created_at: times.text(early) });
    await shop().db.transaction(async (tx) => {
      await tx.update(notifications).set({ readAt: late }).where(eq(notifications.userId, as.id));
      await tx.insert(notifications).values({ userId: as.id, type: 'test', data, createdAt: late });
    });
    const next = await page.next();
    expect(next?.data).toMatchObject({ unread: 1, newest: { created_at: times.text(late) } });
    expect(next?.data['newest']).not.toEqual(one);
    page.leave();
  });

  it('tells nobody of notices of others, or that were rolled back', async () => {
    const [as, other] = [await shop().aCustomer(), await shop().aCustomer()];
    const page = await openEvents(shop(), path, { as });
    expect(await unread(page)).toBe(0);
    await tell(other);
    const rolledBack = shop().db.transaction(async (tx) => {
      await tx.insert(notifications).values({ userId: as.id, type: 'test', data });
      tx.rollback();
    });
    await expect(rolledBack).rejects.toThrow();
    await tell(as);
    expect(await unread(page)).toBe(1);
    page.leave();
  });

  it('is for so many pages of a customer, and for those who are signed in', async () => {
    expect((await openEvents(shop(), path)).status).toBe(500);
    const as = await shop().aCustomer();
    const pages = await Promise.all(Array.from({ length: 8 }, () => openEvents(shop(), path, { as })));
    expect(pages.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await openEvents(shop(), path, { as })).status).toBe(429);
    const other = await openEvents(shop(), path, { as: await shop().aCustomer() });
    expect(other.status).toBe(200);
    pages[0]?.leave();
    const again = await vi.waitFor(async () => {
      const page = await openEvents(shop(), path, { as });
      expect(page.status).toBe(200);
      return page;
    });
    for (const page of [...pages.slice(1), other, again]) page.leave();
  });

  it('ends when the shop stops', async () => {
    const page = await openEvents(shop(), path, { as: await shop().aCustomer() });
    expect(await unread(page)).toBe(0);
    await shop().app.close();
    expect(await page.next()).toBeNull();
  });
});

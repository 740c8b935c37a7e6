import { expect, it } from 'vitest';
import { openEvents } from '../../../kernel/streams/testing/open-events.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';

describeRacing('following a QR sign-in', (shop) => {
  const aCode = async () => (await shop().get<{ uuid: string }>('sweepLogin')).message.uuid;
  const follow = (uuid: string) => openEvents(shop(), 'sweepLogin/events', { body: { uuid } });
  const step = (path: string, uuid: string, as: TestCustomer) => shop().post(`sweepLogin/${path}`, { uuid }, { as });

  it('tells each state as it comes, and ends when the phone has agreed', async () => {
    const phone = await shop().aCustomer();
    const uuid = await aCode();
    const stream = await follow(uuid);
    expect(await stream.next()).toEqual({
      event: 'state',
      data: { state: 0, expires_in: 180, server_time: shop().app.shop.times.text(shop().now) },
    });
    shop().advance(10_000);
    await step('success', uuid, phone);
    expect(await stream.next()).toMatchObject({ data: { state: 1, expires_in: 170 } });
    await step('authorization', uuid, phone);
    expect(await stream.next()).toMatchObject({ data: { state: 2 } });
    expect(await stream.next()).toBeNull();
    expect((await shop().post('sweepLogin', { uuid })).status).toBe(200);
  });

  it('ends when the phone has refused', async () => {
    const phone = await shop().aCustomer();
    const uuid = await aCode();
    const stream = await follow(uuid.toUpperCase());
    await stream.next();
    await step('success', uuid, phone);
    await stream.next();
    await step('refuse', uuid, phone);
    expect(await stream.next()).toMatchObject({ data: { state: 3 } });
    expect(await stream.next()).toBeNull();
  });

  it('tells that the time is over, and ends at once for codes that are unknown', async () => {
    const uuid = await aCode();
    shop().advance(179_500);
    const stream = await follow(uuid);
    expect(await stream.next()).toMatchObject({ data: { state: 0, expires_in: 1 } });
    shop().advance(500);
    expect(await stream.next()).toMatchObject({ data: { state: 4, expires_in: 0 } });
    expect(await stream.next()).toBeNull();
    const unknown = await follow('00000000-0000-4000-8000-000000000000');
    expect(await unknown.next()).toMatchObject({ data: { state: 4, expires_in: 0 } });
    expect(await unknown.next()).toBeNull();
    expect((await follow('x')).status).toBe(401);
  });

  it('is for so many pages of an address', async () => {
    const uuid = await aCode();
    const pages = await Promise.all(Array.from({ length: 64 }, () => follow(uuid)));
    expect(pages.every(({ status }) => status === 200)).toBe(true);
    expect((await follow(uuid)).status).toBe(429);
    for (const page of pages) page.leave();
  });
});

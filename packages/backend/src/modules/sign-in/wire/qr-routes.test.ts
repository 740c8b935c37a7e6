import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../../kernel/db/schema/index.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';

type Code = { code: string; expires_in: number; uuid: string };

describeRacing('QR sign-in', (shop) => {
  const aCode = async () => (await shop().get<Code>('sweepLogin')).message.uuid;
  const stateOf = async (uuid: string) =>
    (await shop().post<{ state: number }>('sweepLogin/verify', { uuid })).message.state;
  const scan = async (as: TestCustomer, uuid: string) =>
    (await shop().post<{ state: number }>('sweepLogin/success', { uuid }, { as })).message.state;
  const agree = (as: TestCustomer, uuid: string) => shop().post('sweepLogin/authorization', { uuid }, { as });
  const decline = (as: TestCustomer, uuid: string) => shop().post('sweepLogin/refuse', { uuid }, { as });
  const enter = (uuid: unknown) => shop().post<{ access_token: string }>('sweepLogin', { uuid });
  const expired = { status: 401, code: -1, message: '二维码已过期，请刷新' };
  const illegal = { status: 401, code: 50003, message: '该二维码不可用' };

  it('gives a picture and says how long it can be used', async () => {
    const { message, headers } = await shop().get<Code>('sweepLogin');
    expect(message).toMatchObject({ expires_in: 180, code: expect.stringMatching(/^data:image\/png;base64,iVBOR/) });
    expect(headers['cache-control']).toBe('no-cache, private');
    expect(await stateOf(message.uuid)).toBe(0);
    expect(await aCode()).not.toBe(message.uuid);
  });

  it('signs in once the phone that scanned has agreed, and once only', async () => {
    const phone = await shop().aCustomer({ nickname: '小满', portrait: '/media/users/1.webp' });
    const uuid = await aCode();
    expect(await enter(uuid)).toMatchObject({ status: 401, code: 50003, message: '没有可登录的账号' });
    expect(await scan(phone, uuid)).toBe(1);
    expect(await stateOf(uuid)).toBe(1);
    expect(await enter(uuid)).toMatchObject({ status: 401, message: '没有可登录的账号' });
    expect(await agree(phone, uuid)).toMatchObject({ status: 200 });
    expect(await agree(phone, uuid)).toMatchObject({ status: 200 });
    expect(await stateOf(uuid)).toBe(2);
    const responses = await Promise.all([enter(uuid), enter(uuid), enter(uuid)]);
    const granted = responses.filter(({ status }) => status === 200);
    expect(granted).toHaveLength(1);
    expect(granted[0]?.message).toMatchObject({
      token_type: 'Bearer',
      refresh_expires_in: 7,
      nickname: '小满',
      cellphone: phone.cellphone,
      portrait: '/media/users/1.webp',
      wechat: null,
    });
    const token = granted[0]?.message.access_token ?? '';
    expect((await shop().get('user', { as: token })).message).toMatchObject({ nickname: '小满' });
    expect(await stateOf(uuid)).toBe(4);
    expect(await enter(uuid)).toMatchObject(expired);
  });

  it('belongs to the phone that scanned first', async () => {
    const [first, second] = [await shop().aCustomer(), await shop().aCustomer()];
    const uuid = await aCode();
    expect(await agree(second, uuid)).toMatchObject(illegal);
    const states = await Promise.all([scan(first, uuid), scan(second, uuid)]);
    expect(states.toSorted()).toEqual([1, 2]);
    const [owner, other] = states[0] === 1 ? [first, second] : [second, first];
    expect(await agree(other, uuid)).toMatchObject(illegal);
    expect(await decline(other, uuid)).toMatchObject(illegal);
    expect(await scan(owner, uuid)).toBe(1);
    expect(await stateOf(uuid)).toBe(1);
  });

  it('tells the first phone which browser asks, and nobody else', async () => {
    const [first, second] = [await shop().aCustomer(), await shop().aCustomer()];
    const headers = { 'User-Agent': `Mozilla/5.0 (Windows NT 10.0) Firefox/145.0 ${'x'.repeat(400)}` };
    const { uuid } = (await shop().get<Code>('sweepLogin', { headers })).message;
    shop().advance(10_000);
    const told = (as: TestCustomer) => shop().post('sweepLogin/success', { uuid }, { as });
    const device = { user_agent: headers['User-Agent'].slice(0, 300), ip: '127.0.0.1', created_at: expect.any(String) };
    expect((await told(first)).message).toEqual({ state: 1, device, expires_in: 170 });
    expect((await told(second)).message).toEqual({ state: 2, device: null, expires_in: 0 });
    shop().advance(180_000);
    expect((await told(first)).message).toEqual({ state: 3, device: null, expires_in: 0 });
  });

  it('can be refused, for good', async () => {
    const phone = await shop().aCustomer();
    const uuid = await aCode();
    await scan(phone, uuid);
    expect(await decline(phone, uuid)).toMatchObject({ status: 200 });
    expect(await stateOf(uuid)).toBe(3);
    expect(await agree(phone, uuid)).toMatchObject(illegal);
    expect(await enter(uuid)).toMatchObject(illegal);
    expect(await scan(phone, uuid)).toBe(3);
  });

  it('is over after three minutes', async () => {
    const phone = await shop().aCustomer();
    const [scanned, granted] = [await aCode(), await aCode()];
    for (const uuid of [scanned, granted]) await scan(phone, uuid);
    await agree(phone, granted);
    shop().advance(180_000);
    expect([await stateOf(scanned), await stateOf(granted)]).toEqual([4, 4]);
    expect(await agree(phone, scanned)).toMatchObject(expired);
    expect(await enter(granted)).toMatchObject(expired);
    expect(await scan(phone, scanned)).toBe(3);
  });

  it('lets nobody in whose account was closed or blocked meanwhile', async () => {
    const phone = await shop().aCustomer();
    const uuid = await aCode();
    await scan(phone, uuid);
    await agree(phone, uuid);
    await shop().db.update(users).set({ state: 'forbidden' }).where(eq(users.id, phone.id));
    expect(await enter(uuid)).toMatchObject({ status: 401, code: 50001 });
  });

  it('refuses what is no code, and phones that are not signed in', async () => {
    const phone = await shop().aCustomer();
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await stateOf(unknown)).toBe(4);
    expect(await enter(unknown)).toMatchObject(expired);
    expect(await scan(phone, unknown)).toBe(3);
    for (const uuid of [undefined, '', 'x', 7, { a: 1 }]) {
      expect(await enter(uuid)).toMatchObject(illegal);
      expect(await shop().post('sweepLogin/verify', { uuid })).toMatchObject(illegal);
    }
    for (const path of ['success', 'authorization', 'refuse']) {
      expect(await shop().post(`sweepLogin/${path}`, { uuid: unknown })).toMatchObject({ status: 500 });
    }
  });
});

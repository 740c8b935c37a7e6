import { describe, expect, it } from 'vitest';
import { passkeys } from '../../../kernel/db/schema/index.ts';
import { knownSettings } from '../../../operator/operations/settings/known-settings.ts';
import { describeRacing, type TestCustomer, type TestShop } from '../../../testing/index.ts';
import { startSession } from '../../credentials/tokens.ts';

type Tokens = { access_token: string; refresh_token: string };

const aCode = async (shop: TestShop, cellphone: string, state: number) => {
  const sent = await shop.post<{ code: number }>('cellphoneCode', { cellphone, state });
  return sent.message.code;
};

async function withPassword(shop: TestShop): Promise<TestCustomer> {
  const customer = await shop.aCustomer();
  const code = await aCode(shop, customer.cellphone, 1);
  const body = { cellphone: customer.cellphone, code, password: 'tea-house-1', rPassword: 'tea-house-1' };
  expect((await shop.post('findPassword', body)).status).toBe(200);
  const signIn = await shop.post<{ access_token: string }>('login', { ...body, platform: 'pc' });
  return { ...customer, token: signIn.message.access_token };
}

describeRacing('account security', (shop) => {
  it('sets a new password by code and ends every sign-in', async () => {
    const customer = await shop().aCustomer();
    const code = await aCode(shop(), customer.cellphone, 1);
    const body = { cellphone: customer.cellphone, password: 'tea-house-1', rPassword: 'tea-house-1' };
    expect(await shop().post('findPassword', { ...body, code: '00000' })).toMatchObject({ status: 401, code: 50003 });
    const stranger = { ...body, cellphone: '13700000099', code: '00000' };
    expect(await shop().post('findPassword', stranger)).toMatchObject({ status: 401, code: 50003 });
    expect((await shop().post('findPassword', { ...body, code })).status).toBe(200);
    expect((await shop().get('user', { as: customer })).status).toBe(500);
    expect((await shop().post('login', body)).status).toBe(200);
  });

  it('asks for longer passwords when it is set to', async () => {
    const setting = knownSettings.find(({ key }) => key === 'passwords.min_length');
    await shop().db.transaction(async (tx) => setting?.write(tx, 12));
    const customer = await shop().aCustomer();
    const body = { cellphone: customer.cellphone, code: await aCode(shop(), customer.cellphone, 1) };
    const set = (password: string) => shop().post('findPassword', { ...body, password, rPassword: password });
    expect((await set('tea-house-1')).message).toBe('密码要多于 11 位');
    expect((await shop().get('user/security', { as: customer })).message).toMatchObject({ password_min: 12 });
    expect((await set('tea-house-12')).status).toBe(200);
    await shop().db.transaction(async (tx) => setting?.write(tx, null));
  });

  it('changes the password of those who know the old one', async () => {
    const as = await withPassword(shop());
    const change = (body: object) => shop().post('amendPassword', body, { as });
    expect((await change({})).message).toBe('请填写当前密码');
    const next = { password: 'tea-house-2', rPassword: 'tea-house-2' };
    expect((await change({ ...next, nowPassword: 'wrong' })).message).toBe('当前密码不对');
    const same = { nowPassword: 'tea-house-1', password: 'tea-house-1', rPassword: 'tea-house-1' };
    expect((await change(same)).message).toBe('新密码要与旧密码不同');
    for (const common of ['qwerty123', as.cellphone]) {
      const entered = { nowPassword: 'tea-house-1', password: common, rPassword: common };
      expect(await change(entered)).toMatchObject({ status: 401, code: 50004 });
    }
    expect((await change({ ...next, nowPassword: 'tea-house-1' })).status).toBe(200);
    expect((await shop().get('user', { as })).status).toBe(500);
    expect((await shop().post('login', { cellphone: as.cellphone, password: 'tea-house-2' })).status).toBe(200);
  });

  it('keeps the device that changes the password when it asks to, and nothing else', async () => {
    const as = await withPassword(shop());
    const replaced = await shop().post<Tokens>('login', { cellphone: as.cellphone, password: 'tea-house-1' });
    const kept = await shop().post<Tokens>('refreshToken', { refresh_token: replaced.message.refresh_token });
    const token = kept.message.access_token;
    const change = { nowPassword: 'tea-house-1', password: 'tea-house-2', rPassword: 'tea-house-2', keep_device: true };
    expect((await shop().post('amendPassword', change, { as: token })).status).toBe(200);
    expect((await shop().get('user', { as: token })).status).toBe(200);
    for (const ended of [as, replaced.message.access_token]) {
      expect((await shop().get('user', { as: ended })).status).toBe(500);
    }
    expect((await shop().get<object[]>('user/devices', { as: token })).message).toHaveLength(1);
    const next = await shop().post<Tokens>('refreshToken', { refresh_token: kept.message.refresh_token });
    expect(next.status).toBe(200);
  });

  describe('the first password of an account made by code', () => {
    const first = { password: 'tea-house-1', rPassword: 'tea-house-1', keep_device: true };

    it('needs no old one, only a fresh proof', async () => {
      const as = await shop().aCustomer();
      expect((await shop().get('user/security', { as })).message).toEqual({
        has_password: false,
        password_changed_at: null,
        password_min: 6,
        passkeys: 0,
        devices: 1,
      });
      shop().advance(11 * 60_000);
      expect(await shop().post('amendPassword', first, { as })).toMatchObject({ status: 401, code: 50001 });
      const { message } = await shop().post<{ code: number }>('user/proof/code', { by: 'cellphone' }, { as });
      await shop().post('user/proof', { by: 'cellphone', code: message.code }, { as });
      expect((await shop().post('amendPassword', first, { as })).status).toBe(200);
      expect((await shop().post('login', { cellphone: as.cellphone, password: 'tea-house-1' })).status).toBe(200);
      expect((await shop().get('user/security', { as })).message).toMatchObject({
        has_password: true,
        password_changed_at: shop().app.shop.times.text(shop().now),
        devices: 2,
      });
      expect((await shop().post('amendPassword', first, { as })).message).toBe('请填写当前密码');
    });

    it('ends other sign-ins and keeps the passkeys', async () => {
      const as = await shop().aCustomer();
      await shop()
        .db.insert(passkeys)
        .values({ userId: as.id, credentialId: `key-${as.id}`, publicKey: 'x', name: 'x' });
      const other = await startSession(shop().db, as.id, { platform: 'h5', userAgent: null, ip: null }, shop().now);
      expect((await shop().post('amendPassword', first, { as })).status).toBe(200);
      expect((await shop().get('user', { as: other.access })).status).toBe(500);
      expect((await shop().get('user/security', { as })).message).toMatchObject({ passkeys: 1, devices: 1 });
      const change = { ...first, nowPassword: 'tea-house-1', password: 'tea-house-2', rPassword: 'tea-house-2' };
      expect((await shop().post('amendPassword', change, { as })).status).toBe(200);
      expect((await shop().get('user/security', { as })).message).toMatchObject({ passkeys: 0, devices: 1 });
    });

    it('is set once when two ask at the same time', async () => {
      const as = await shop().aCustomer();
      const set = (password: string) =>
        shop().post('amendPassword', { password, rPassword: password, keep_device: true }, { as });
      const responses = await Promise.all([set('tea-house-1'), set('tea-house-2')]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
    });
  });

  it('moves an account to another number', async () => {
    const as = await shop().aCustomer();
    const other = await shop().aCustomer();
    const move = (body: object) => shop().post('changeCellphone', body, { as });
    expect((await move({ cellphone: as.cellphone, code: '1' })).message).toBe('这已经是你的手机号');
    // Whose a number is, is told to who has its code only.
    expect(await move({ cellphone: other.cellphone, code: '1' })).toMatchObject({ status: 401, code: 50003 });
    const owned = await aCode(shop(), other.cellphone, 1);
    expect((await move({ cellphone: other.cellphone, code: owned })).message).toBe('该手机号已有账号');
    const cellphone = '13988887777';
    expect(await move({ cellphone, code: '1' })).toMatchObject({ status: 401, code: 50003 });
    const sent = await shop().post<{ code: number }>('cellphoneCode', { cellphone, state: 2 }, { as });
    expect((await move({ cellphone, code: sent.message.code })).status).toBe(200);
    expect((await shop().get('user', { as })).message).toMatchObject({ cellphone });
  });
});

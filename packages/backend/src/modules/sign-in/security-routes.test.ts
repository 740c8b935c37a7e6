import { expect, it } from 'vitest';
import { describeEngines, type TestCustomer, type TestShop } from '../../testing/index.ts';

const aCode = async (shop: TestShop, cellphone: string, state: number) => {
  const sent = await shop.post<{ code: number }>('cellphoneCode', { cellphone, state });
  return sent.message.code;
};

async function withPassword(shop: TestShop): Promise<TestCustomer> {
  const customer = await shop.aCustomer();
  const code = await aCode(shop, customer.cellphone, 1);
  const body = { cellphone: customer.cellphone, code, password: 'secret1', rPassword: 'secret1' };
  expect((await shop.post('findPassword', body)).status).toBe(200);
  const signIn = await shop.post<{ access_token: string }>('login', { ...body, platform: 'pc' });
  return { ...customer, token: signIn.message.access_token };
}

describeEngines('account security', (shop) => {
  it('sets a new password by code and ends every sign-in', async () => {
    const customer = await shop().aCustomer();
    const code = await aCode(shop(), customer.cellphone, 1);
    const body = { cellphone: customer.cellphone, password: 'secret1', rPassword: 'secret1' };
    expect(await shop().post('findPassword', { ...body, code: '00000' })).toMatchObject({ status: 401, code: 50003 });
    const stranger = { ...body, cellphone: '13700000099', code: '00000' };
    expect(await shop().post('findPassword', stranger)).toMatchObject({ status: 401, code: 50003 });
    expect((await shop().post('findPassword', { ...body, code })).status).toBe(200);
    expect((await shop().get('user', { as: customer })).status).toBe(500);
    expect((await shop().post('login', body)).status).toBe(200);
  });

  it('changes the password of those who know the old one', async () => {
    const as = await withPassword(shop());
    const change = (body: object) => shop().post('amendPassword', body, { as });
    expect((await change({})).message).toBe('请填写当前密码');
    const next = { password: 'secret2', rPassword: 'secret2' };
    expect((await change({ ...next, nowPassword: 'wrong' })).message).toBe('当前密码不对');
    const same = { nowPassword: 'secret1', password: 'secret1', rPassword: 'secret1' };
    expect((await change(same)).message).toBe('新密码要与旧密码不同');
    expect((await change({ ...next, nowPassword: 'secret1' })).status).toBe(200);
    expect((await shop().get('user', { as })).status).toBe(500);
    expect((await shop().post('login', { cellphone: as.cellphone, password: 'secret2' })).status).toBe(200);
  });

  it('moves an account to another number', async () => {
    const as = await shop().aCustomer();
    const other = await shop().aCustomer();
    const move = (body: object) => shop().post('changeCellphone', body, { as });
    expect((await move({ cellphone: as.cellphone, code: '1' })).message).toBe('这已经是您的手机号');
    expect((await move({ cellphone: other.cellphone, code: '1' })).message).toBe('该手机号已有账号');
    const cellphone = '13988887777';
    expect(await move({ cellphone, code: '1' })).toMatchObject({ status: 401, code: 50003 });
    const sent = await shop().post<{ code: number }>('cellphoneCode', { cellphone, state: 2 }, { as });
    expect((await move({ cellphone, code: sent.message.code })).status).toBe(200);
    expect((await shop().get('user', { as })).message).toMatchObject({ cellphone });
  });
});

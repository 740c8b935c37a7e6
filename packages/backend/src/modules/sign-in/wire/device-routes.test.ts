import { expect, it } from 'vitest';
import { describeInTurn, type TestCustomer } from '../../../testing/index.ts';
import { makeCode } from '../../credentials/codes.ts';
import { MAX_DEVICES } from '../../credentials/devices.ts';
import { startSession } from '../../credentials/tokens.ts';

type Device = { id: number; platform: string; user_agent: string | null; is_current: boolean; last_used_at: string };

describeInTurn('signed-in devices', (shop) => {
  const list = async (as: string | TestCustomer) => (await shop().get<Device[]>('user/devices', { as })).message;
  const another = async (of: TestCustomer, userAgent = 'phone') =>
    (await startSession(shop().db, of.id, { platform: 'h5', userAgent, ip: '10.0.0.1' }, shop().now)).access;

  it('are listed, the last used first, with the one that asks marked', async () => {
    const customer = await shop().aCustomer();
    shop().advance(60_000);
    const phone = await another(customer, '<script>');
    const devices = await list(phone);
    expect(devices.map(({ platform, is_current }) => [platform, is_current])).toEqual([
      ['h5', true],
      ['pc', false],
    ]);
    expect(devices[0]).toMatchObject({ user_agent: '<script>', ip: '10.0.0.1' });
    expect((await list(customer)).map(({ is_current }) => is_current)).toEqual([false, true]);
  });

  it('are fifty at most: the one used longest ago is signed out', async () => {
    const customer = await shop().aCustomer();
    for (let device = 1; device < MAX_DEVICES; device += 1) {
      shop().advance(1000);
      await another(customer);
    }
    shop().advance(1000);
    const code = await makeCode(shop().db, customer.cellphone, shop().now);
    const entered = await shop().post<{ access_token: string }>('register', { cellphone: customer.cellphone, code });
    expect((await shop().get('user', { as: customer })).status).toBe(500);
    expect(await list(entered.message.access_token)).toHaveLength(MAX_DEVICES);
  });

  it('are signed out one by one', async () => {
    const customer = await shop().aCustomer();
    const phone = await another(customer);
    const [device] = (await list(customer)).filter(({ is_current }) => !is_current);
    const end = (as: TestCustomer, id: unknown) => shop().post('user/devices/end', { id }, { as });
    expect(await end(await shop().aCustomer(), device?.id)).toMatchObject({ status: 404, code: 50000 });
    expect((await shop().get('user', { as: phone })).status).toBe(200);
    expect(await end(customer, device?.id)).toMatchObject({ status: 200 });
    expect((await shop().get('user', { as: phone })).status).toBe(500);
    expect(await list(customer)).toHaveLength(1);
    expect(await end(customer, device?.id)).toMatchObject({ status: 404 });
    expect(await end(customer, 'x')).toMatchObject({ status: 401, code: 50004 });
  });

  it('are signed out all but one', async () => {
    const [customer, neighbour] = [await shop().aCustomer(), await shop().aCustomer()];
    const others = [await another(customer), await another(customer)];
    expect((await shop().post('user/devices/endOthers', {}, { as: customer })).status).toBe(200);
    for (const token of others) expect((await shop().get('user', { as: token })).status).toBe(500);
    expect(await list(customer)).toEqual([expect.objectContaining({ is_current: true })]);
    expect((await list(neighbour))[0]).toMatchObject({ is_current: true });
  });

  it('are forgotten when their sign-in can no longer be renewed', async () => {
    const customer = await shop().aCustomer();
    shop().advance(604_800_000 - 1000);
    const fresh = await another(customer);
    expect(await list(fresh)).toHaveLength(2);
    shop().advance(1000);
    expect(await list(fresh)).toEqual([expect.objectContaining({ is_current: true, platform: 'h5' })]);
  });

  it('are shown to customers only', async () => {
    expect((await shop().get('user/devices')).status).toBe(500);
    expect((await shop().post('user/devices/endOthers')).status).toBe(500);
  });
});

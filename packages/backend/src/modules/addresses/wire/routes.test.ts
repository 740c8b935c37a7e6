import { describe, expect, it } from 'vitest';
import { addresses } from '../../../kernel/db/schema/index.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';

const address = {
  name: '张三',
  cellphone: '13800000001',
  location: '示例大厦',
  address: '北京市朝阳区示例路1号',
  latitude: 39.9,
  longitude: 116.4,
  house: '101室',
};

import { MAX_ADDRESSES } from '../address-records.ts';

type Row = { id: number; defaults: number; latitude: unknown; house: string };

describeRacing('address book', (shop) => {
  const create = async (customer: TestCustomer, house = '101') =>
    (await shop().post<Row>('shipping', { ...address, house }, { as: customer })).message;
  const list = async (customer: TestCustomer) =>
    (await shop().get<{ data: Row[]; total: number }>('shipping?sort=-defaults', { as: customer })).message;

  it('makes the first address the default and later ones not', async () => {
    const customer = await shop().aCustomer();
    const first = await shop().post<Row>('shipping', address, { as: customer });
    expect(first).toMatchObject({ status: 200, message: { defaults: 1, latitude: 39.9, user_id: customer.id } });
    expect(first.message).not.toHaveProperty('lang');
    expect((await create(customer)).defaults).toBe(0);
    expect((await list(customer)).data.map((row) => row.defaults)).toEqual([1, 0]);
    expect((await list(customer)).data[0]?.latitude).toBe('39.9');
  });

  it('holds fifty addresses, also when two come at once', async () => {
    const customer = await shop().aCustomer();
    const { longitude, latitude, ...rest } = address;
    const row = { ...rest, userId: customer.id, longitude: String(longitude), latitude: String(latitude) };
    await shop()
      .db.insert(addresses)
      .values(Array.from({ length: MAX_ADDRESSES - 1 }, () => row));
    const responses = await Promise.all([1, 2].map(() => shop().post('shipping', address, { as: customer })));
    const [, refused] = responses.toSorted((one, other) => one.status - other.status);
    expect(refused).toMatchObject({ status: 401, code: 50004, message: '地址簿最多 50 个地址，请先删除一个' });
    expect((await list(customer)).total).toBe(MAX_ADDRESSES);
  });

  it('has one default, whichever was chosen last', async () => {
    const customer = await shop().aCustomer();
    await create(customer);
    const second = await create(customer, '202');
    const set = await shop().post('shipping/default/set', { id: String(second.id), name: 'x' }, { as: customer });
    expect(set.status).toBe(200);
    expect((await list(customer)).data.map((row) => [row.house, row.defaults])).toEqual([
      ['202', 1],
      ['101', 0],
    ]);
  });

  it('edits, and deletes all but the default', async () => {
    const customer = await shop().aCustomer();
    const first = await create(customer);
    const second = await create(customer);
    const edited = await shop().post(`shipping/${second.id}`, { ...address, house: '9' }, { as: customer });
    expect(edited).toMatchObject({ status: 200, message: { house: '9', latitude: '39.9', lang: 'zh' } });
    const refused = await shop().post(`shipping/destroy/${first.id}`, {}, { as: customer });
    expect(refused).toMatchObject({ status: 401, code: 50003, message: '默认地址不能删除' });
    expect((await shop().post(`shipping/destroy/${second.id}`, {}, { as: customer })).status).toBe(200);
    expect((await list(customer)).total).toBe(1);
  });

  it('shows and changes nobody else’s addresses', async () => {
    const owner = await shop().aCustomer();
    const other = await shop().aCustomer();
    const mine = await create(owner);
    for (const path of [`shipping/${mine.id}`, `shipping/destroy/${mine.id}`, 'shipping/destroy/x']) {
      expect(await shop().post(path, address, { as: other })).toMatchObject({ status: 404, code: 50000 });
    }
    expect((await shop().post('shipping/default/set', { id: mine.id }, { as: other })).status).toBe(404);
    expect((await list(other)).total).toBe(0);
  });

  describe('refuses', () => {
    const cases: [string, object, string][] = [
      ['nothing at all', {}, '请填写手机号'],
      ['a malformed number', { ...address, cellphone: '123' }, '手机号格式不对'],
      ['a blank name', { ...address, name: '  ' }, '请填写姓名'],
      ['a long name', { ...address, name: '字'.repeat(31) }, '姓名最多 30 个字'],
      ['no coordinates', { ...address, latitude: '' }, '请填写纬度'],
      ['impossible coordinates', { ...address, longitude: 999 }, '经度不正确'],
    ];
    it.each(cases)('%s', async (_name, body, message) => {
      const customer = await shop().aCustomer();
      expect(await shop().post('shipping', body, { as: customer })).toMatchObject({
        status: 401,
        code: 50004,
        message,
      });
    });
  });

  it('survives two customers’ worth of parallel first addresses with one default', async () => {
    const customer = await shop().aCustomer();
    await Promise.all(Array.from({ length: 6 }, () => create(customer)));
    const rows = (await list(customer)).data;
    expect(rows.filter((row) => row.defaults === 1)).toHaveLength(1);
    expect(rows).toHaveLength(6);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../kernel/db/schema/index.ts';
import { describeInTurn } from '../../testing/index.ts';
import { findCourier } from '../operations/orders/couriers.ts';
import { operatorCalls, set } from './testing/calls.ts';

type Courier = { key: string; isUsual: boolean; isActive: boolean };

describeInTurn('shop couriers', (shop) => {
  const { run, done, json } = operatorCalls(shop);
  const usual = async () => (await findCourier(shop().db, null)).abbreviation;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jishi-couriers-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('says of a shop without any how one is added', async () => {
    expect(await json('couriers', 'list')).toEqual([]);
    await expect(findCourier(shop().db, null)).rejects.toThrow('pnpm shop couriers save');
  });

  it('adds couriers, changes them, and keeps one usual', async () => {
    await done('couriers', 'save', 'swift', ...set('name.zh=迅捷', 'name.en=Swift', 'isUsual=yes', 'sort=2'));
    await done('couriers', 'save', 'slow', ...set('name.zh=慢', 'name.en=Slow', 'waybillPrefix=SL', 'sort=1'));
    expect(await usual()).toBe('swift');
    await done('couriers', 'save', 'slow', ...set('isUsual=yes'));
    expect(await usual()).toBe('slow');
    expect((await json<Courier[]>('couriers', 'list')).map(({ key, isUsual }) => [key, isUsual])).toEqual([
      ['slow', true],
      ['swift', false],
    ]);
    expect(await done('couriers', 'save', 'slow', ...set('isUsual=yes'))).toContain('1 unchanged');
    expect((await findCourier(shop().db, 'Swift')).abbreviation).toBe('swift');
  });

  it('says what the tracking service calls one, until it is taken back', async () => {
    const code = async () => (await findCourier(shop().db, 'slow')).trackingCode;
    expect(await code()).toBeNull();
    await done('couriers', 'save', 'slow', ...set('trackingCode=zhongtong'));
    expect(await code()).toBe('zhongtong');
    expect(await done('couriers', 'save', 'slow', ...set('sort=1'))).toContain('1 unchanged');
    await done('couriers', 'save', 'slow', ...set('trackingCode='));
    expect(await code()).toBeNull();
  });

  it('takes a list of a file, all of it or nothing', async () => {
    const file = join(folder, 'couriers.json');
    await writeFile(file, JSON.stringify(await json('couriers', 'list')));
    expect(await done('couriers', 'save', '--file', file)).toContain('2 unchanged');
    const documents = [
      { key: 'new', name: { zh: '新' }, isUsual: true },
      { key: 'other', isUsual: true },
    ];
    await writeFile(file, JSON.stringify(documents));
    const { exitCode, err } = await run('couriers', 'save', '--file', file);
    expect(exitCode).toBe(1);
    expect(err).toContain('1.name is missing in every language');
    expect(err).toContain('1.isUsual is said of another one');
    expect(await json<Courier[]>('couriers', 'list')).toHaveLength(2);
  });

  it('takes a table of the catalogue', async () => {
    const table = join(folder, 'couriers.csv');
    await writeFile(table, 'key,name.zh,name.en,isActive\nswift,迅捷快递,Swift Express,yes\nlocal,同城,Local,no\n');
    await done('catalogue', 'import', table);
    expect(await done('couriers', 'list')).toMatch(/swift +迅捷快递 +Swift Express/);
    await expect(findCourier(shop().db, 'local')).rejects.toThrow('There is no courier "local"');
  });

  it('does not give what is not used to be the usual one', async () => {
    expect((await run('couriers', 'save', 'local', ...set('isUsual=yes'))).err).toContain('carries nothing new');
    expect((await run('couriers', 'save', 'slow', ...set('isActive=no'))).exitCode).toBe(1);
    expect((await run('couriers', 'save', 'odd', ...set('name.zh=怪', 'waybillPrefix=MUCHTOOLONG'))).exitCode).toBe(1);
  });

  it('removes one that orders keep, and lets it come back', async () => {
    const courier = await findCourier(shop().db, 'slow');
    const customer = await shop().aCustomer();
    const values = {
      userId: customer.id,
      number: 'C-1',
      state: 'shipped' as const,
      courierId: courier.id,
      waybill: 'SL1',
    };
    const [order] = await shop().db.insert(orders).values(values).returning({ id: orders.id });
    expect((await run('couriers', 'remove', 'slow')).exitCode).toBe(1);
    await done('couriers', 'remove', 'slow', '--yes');
    expect(await usual()).toBe('swift');
    type Detail = { dhl: { name: string } | null };
    const detail = await shop().get<Detail>(`goodIndent/detail/${order?.id}`, { as: customer, lang: 'en' });
    expect(detail.message.dhl?.name).toBe('Slow');
    expect((await run('couriers', 'remove', 'slow', '--yes')).err).toContain('There is no courier "slow"');
    expect(await done('couriers', 'save', 'slow', ...set('sort=9'))).toContain('1 changed');
    expect((await findCourier(shop().db, 'slow')).id).toBe(courier.id);
  });
});

describeInTurn('shop shipping-rates', (shop) => {
  const { run, done, json } = operatorCalls(shop);

  it('are made, shown, changed, and removed when no good has them', async () => {
    const steps = ['firstPieces=1', 'firstFee=8.00', 'furtherPieces=1', 'furtherFee=2.00', 'provinces=330000 310000'];
    await done('shipping-rates', 'save', 'parcel', ...set('name.zh=包裹', ...steps.map((step) => `steps.0.${step}`)));
    expect(await done('shipping-rates', 'list')).toContain('330000 310000: 8.00 for 1, 2.00 for 1 more');
    await done('shipping-rates', 'save', 'parcel', ...set('freeOver=99.00'));
    expect(await json('shipping-rates', 'list')).toMatchObject([{ key: 'parcel', freeOver: 9900, steps: [{}] }]);
    await done('categories', 'save', 'food', ...set('name.zh=食品'));
    await done('goods', 'save', 'TEA', ...set('name.zh=茶', 'category=food', 'shippingRate=parcel'));
    expect((await run('shipping-rates', 'remove', 'parcel', '--yes')).err).toContain('1 goods have');
    await done('goods', 'save', 'TEA', ...set('shippingRate='));
    await done('shipping-rates', 'remove', 'parcel', '--yes');
    expect(await json('shipping-rates', 'list')).toEqual([]);
  });
});

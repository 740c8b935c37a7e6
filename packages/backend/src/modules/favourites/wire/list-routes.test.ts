import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { favouriteLists, products } from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestCustomer } from '../../../testing/index.ts';
import { aProduct } from '../../orders/testing/products.ts';
import { MAX_LISTS } from '../lists/change-lists.ts';
import { MAX_IN_LIST } from '../lists/put-in-list.ts';
import { fillList } from '../testing/full-list.ts';

type List = { id: number; name: string; number: number; has_good: boolean; resources: { img: string }[] };
type Page = { data: { good_id: number; good: { name: string } | null; is_sold_out: boolean }[]; total: number };

describeInTurn('lists of favourites', (shop) => {
  let as: TestCustomer;
  beforeEach(async () => {
    as = await shop().aCustomer();
  });

  const make = (name: unknown) => shop().post<{ id: number }>('collectList', { name }, { as });
  const aList = async (name = '厨房') => (await make(name)).message.id;
  const act = (id: number, call: string, body: object = {}, who = as) =>
    shop().post(`collectList/${id}/${call}`, body, { as: who });
  const put = (id: number, productId: number, isIn = true) => act(id, 'good', { good_id: productId, is_in: isIn });
  const lists = async (query = '') => (await shop().get<List[]>(`collectList${query}`, { as })).message;
  const inList = async (id: number, query = '') =>
    (await shop().get<Page>(`collectList/${id}${query}`, { as })).message;
  const favourites = async () => (await shop().get<Page>('collect', { as })).message.total;

  it('are made, filled, looked at and emptied', async () => {
    const [kitchen, gifts] = [await aList(' 厨房　'), await aList('Gifts')];
    const [pan, tea] = [await aProduct(shop()), await aProduct(shop())];
    expect((await put(kitchen, pan.id)).status).toBe(200);
    shop().advance(1000);
    await put(kitchen, tea.id);
    await put(gifts, tea.id);
    expect(await favourites(), 'what is put in is a favourite').toBe(2);
    expect(await lists(`?good_id=${pan.id}`)).toMatchObject([
      {
        name: '厨房',
        number: 2,
        has_good: true,
        resources: [tea, pan].map(({ id }) => ({ img: `/media/goods/${id}.webp` })),
      },
      { name: 'Gifts', number: 1, has_good: false },
    ]);
    expect((await inList(kitchen)).data.map((row) => row.good_id)).toEqual([tea.id, pan.id]);
    expect((await inList(kitchen, '?page=2&limit=1')).data.map((row) => row.good_id)).toEqual([pan.id]);
    await put(kitchen, tea.id, false);
    expect([(await inList(kitchen)).total, (await inList(gifts)).total, await favourites()]).toEqual([1, 1, 2]);
  });

  it('are renamed, and deleted without what is in them', async () => {
    const id = await aList();
    await put(id, (await aProduct(shop())).id);
    expect((await act(id, 'rename', { name: '书房' })).status).toBe(200);
    expect((await act(id, 'rename', { name: '书 房' })).status, 'its own name in other words').toBe(200);
    expect((await lists())[0]?.name).toBe('书 房');
    expect((await act(id, 'destroy')).status).toBe(200);
    expect([await lists(), await favourites()]).toEqual([[], 1]);
    expect((await act(id, 'destroy')).status).toBe(404);
  });

  it('lose what is no favourite any more', async () => {
    const [one, two] = [await aList('a'), await aList('b')];
    const { id } = await aProduct(shop());
    for (const list of [one, two]) await put(list, id);
    await shop().post(`collect/destroy/${id}`, {}, { as });
    expect((await lists()).map(({ number }) => number)).toEqual([0, 0]);
  });

  it('keep a product that was deleted as one that is gone', async () => {
    const list = await aList();
    const { id } = await aProduct(shop());
    await put(list, id);
    await shop().db.update(products).set({ deletedAt: shop().now }).where(eq(products.id, id));
    expect((await inList(list)).data).toMatchObject([{ good_id: id, good: null }]);
    expect((await lists())[0]).toMatchObject({ number: 1, resources: [] });
  });

  it.each([
    ['Kitchen', 'ｋＩＴＣＨＥＮ'],
    ['厨房 1', '厨房１'],
  ])('of the name %j are one: %j is taken', async (name, other) => {
    await aList(name);
    expect(await make(other)).toMatchObject({ status: 401, code: 50004, message: '你已经有同名的收藏夹了' });
    const { id } = (await make('别的')).message;
    expect((await act(id, 'rename', { name: other })).status).toBe(401);
  });

  it('may have the name of somebody else’s', async () => {
    await aList();
    const other = await shop().aCustomer();
    expect((await shop().post('collectList', { name: '厨房' }, { as: other })).status).toBe(200);
  });

  it.each([[undefined], [7], [''], [' \u200b　'], ['字'.repeat(31)]])('are not called %j', async (name) => {
    expect(await make(name)).toMatchObject({
      status: 401,
      code: 50004,
      message: '请给收藏夹起个名字，最多 30 个字',
    });
  });

  it('say so in English', async () => {
    await aList();
    const answer = await shop().post('collectList', { name: '厨房' }, { as, lang: 'en' });
    expect(answer.message).toBe('You already have a list with this name');
  });

  it('are nothing to anybody else', async () => {
    const id = await aList();
    const other = await shop().aCustomer();
    const { id: productId } = await aProduct(shop());
    for (const [call, body] of [
      ['rename', { name: 'mine' }],
      ['good', { good_id: productId, is_in: true }],
      ['share', {}],
      ['unshare', {}],
      ['destroy', {}],
    ] as const) {
      expect((await act(id, call, body, other)).status, call).toBe(404);
    }
    expect((await shop().get(`collectList/${id}`, { as: other })).status).toBe(404);
    expect((await shop().get<Page>('collect', { as: other })).message.total, 'nothing was kept').toBe(0);
    expect((await lists()).map(({ name }) => name)).toEqual(['厨房']);
  });

  it('hold nothing that is no product', async () => {
    const id = await aList();
    expect((await put(id, 999_999_999)).status).toBe(404);
    expect((await act(id, 'good', { good_id: 1 })).status).toBe(401);
    expect((await inList(id)).total).toBe(0);
  });

  it('are fifty, with a hundred products each', async () => {
    const rows = Array.from({ length: MAX_LISTS }, (_, at) => ({ userId: as.id, name: `l${at}`, nameKey: `l${at}` }));
    const [first] = await shop().db.insert(favouriteLists).values(rows).returning({ id: favouriteLists.id });
    expect(await make('one more')).toMatchObject({ status: 401, message: '收藏夹已有 50 个，请先删除一个' });
    const listId = first?.id ?? 0;
    await fillList(shop(), { userId: as.id, listId, number: MAX_IN_LIST });
    const { id } = await aProduct(shop());
    expect(await put(listId, id)).toMatchObject({ status: 401, message: '这个收藏夹已放满 100 件' });
    expect(await favourites(), 'and nothing is kept').toBe(MAX_IN_LIST);
  });
});

import { beforeEach, expect, it } from 'vitest';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { aProduct } from '../../orders/testing/products.ts';
import { MAX_IN_LIST } from '../lists/put-in-list.ts';
import { fillList } from '../testing/full-list.ts';

type List = { id: number; number: number };
type Page = { total: number };

describeRacing('changes of lists at the same time', (shop) => {
  let as: TestCustomer;
  beforeEach(async () => {
    as = await shop().aCustomer();
  });

  const make = (name: string) => shop().post<{ id: number }>('collectList', { name }, { as });
  const aList = async () => (await make('厨房')).message.id;
  const put = (id: number, productId: number, isIn = true) =>
    shop().post(`collectList/${id}/good`, { good_id: productId, is_in: isIn }, { as });
  const lists = async () => (await shop().get<List[]>('collectList', { as })).message;
  const inList = async (id: number) => (await shop().get<Page>(`collectList/${id}`, { as })).message;
  const favourites = async () => (await shop().get<Page>('collect', { as })).message.total;

  it('one name is taken once, one product is in once', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => make('厨房')));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect(made.filter(({ status }) => status === 401).map(({ message }) => message)).toEqual(
      Array(3).fill('你已经有同名的收藏夹了'),
    );
    const id = (await lists())[0]?.id ?? 0;
    const { id: productId } = await aProduct(shop());
    const puts = await Promise.all(Array.from({ length: 4 }, () => put(id, productId)));
    expect(puts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await inList(id)).total).toBe(1);
    const takes = await Promise.all(Array.from({ length: 4 }, () => put(id, productId, false)));
    expect(takes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await inList(id)).total).toBe(0);
  });

  it('a hundred products are never a hundred and one', async () => {
    const id = await aList();
    await fillList(shop(), { userId: as.id, listId: id, number: MAX_IN_LIST - 1 });
    const some = [await aProduct(shop()), await aProduct(shop()), await aProduct(shop())];
    const puts = await Promise.all(some.map((product) => put(id, product.id)));
    expect(puts.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await lists())[0]?.number).toBe(MAX_IN_LIST);
  });

  it('putting in and removing the favourite leave no half', async () => {
    const id = await aList();
    const { id: productId } = await aProduct(shop());
    for (let round = 0; round < 5; round += 1) {
      const done = await Promise.all([put(id, productId), shop().post(`collect/destroy/${productId}`, {}, { as })]);
      expect(done.map(({ status }) => status)).toEqual([200, 200]);
      expect((await inList(id)).total).toBe(await favourites());
    }
  });
});

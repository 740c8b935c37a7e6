import { expect, it } from 'vitest';
import list from '../favourites/fixtures/list.json';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import {
  createFavouriteList,
  endFavouriteListLink,
  getSharedFavourites,
  keepSharedFavourites,
  listFavouriteLists,
  listFavouritesIn,
  putInFavouriteList,
  removeFavouriteList,
  renameFavouriteList,
  shareFavouriteList,
} from './requests.ts';

const done = payload('ok');
const resource = { img: '/media/1.webp', depict: 'goods_1_zimg', type: 'image' };
const link = { token: 'abc', from: '小满', expires_at: '2026-12-29 10:00:00' };
const row = { id: 3, name: '厨房', number: 2, has_good: true, resources: [resource], link };

it('reads lists, with those a product is in', async () => {
  const { client, calls } = recordedClient({
    'GET collectList': payload([row, { ...row, id: 4, has_good: false, resources: [], link: null }]),
  });
  const [first, second] = await listFavouriteLists(client, '7');
  expect(calls[0]?.params).toEqual({ good_id: '7' });
  expect(first).toMatchObject({
    id: '3',
    name: '厨房',
    count: 2,
    hasProduct: true,
    pictures: [{ url: '/media/1.webp' }],
    link: { token: 'abc', from: '小满', expiresAt: '2026-12-29 10:00:00' },
  });
  expect(second).toMatchObject({ hasProduct: false, pictures: [], link: null });
});

it('reads a page of a list as favourites are read', async () => {
  const { client, calls } = recordedClient({ 'GET collectList/3': list });
  const { items } = await listFavouritesIn(client, '3', { page: 2, pageSize: 20 });
  expect(calls[0]?.params).toEqual({ page: 2, limit: 20 });
  expect(items[0]?.product?.price).toBeGreaterThan(0);
});

it('makes, names, fills, shares and deletes one', async () => {
  const { client, calls } = recordedClient({
    'POST collectList': payload({ id: 3 }),
    'POST collectList/3/rename': done,
    'POST collectList/3/good': done,
    'POST collectList/3/share': payload(link),
    'POST collectList/3/unshare': done,
    'POST collectList/3/destroy': done,
  });
  expect(await createFavouriteList(client, '厨房')).toBe('3');
  await renameFavouriteList(client, { id: '3', name: '书房' });
  await putInFavouriteList(client, { listId: '3', productId: '7', isIn: true });
  expect(await shareFavouriteList(client, { listId: '3', from: '小满' })).toMatchObject({ token: 'abc' });
  await endFavouriteListLink(client, '3');
  await removeFavouriteList(client, '3');
  expect(calls.slice(0, 4).map(({ body }) => body)).toEqual([
    { name: '厨房' },
    { name: '书房' },
    { good_id: 7, is_in: true },
    { from: '小满' },
  ]);
});

it('reads the list of a link, and keeps all of it', async () => {
  const good = {
    id: 7,
    name: '锅',
    type_code: 0,
    order_price: 19.9,
    is_sold_out: false,
    has_sku: true,
    resources: resource,
  };
  const { client, calls } = recordedClient({
    'POST collectList/read': payload({ name: '厨房', from: '', expires_at: link.expires_at, gone: 1, goods: [good] }),
    'POST collectList/keep': payload({ number: 1 }),
  });
  expect(await getSharedFavourites(client, 'abc')).toMatchObject({
    name: '厨房',
    from: '',
    goneCount: 1,
    products: [{ id: '7', type: 'physical', price: 1990, flashSale: null, hasVariants: true, isSoldOut: false }],
  });
  expect(await keepSharedFavourites(client, 'abc')).toBe(1);
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc' }, { token: 'abc' }]);
});

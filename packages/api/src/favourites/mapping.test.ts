import { expect, it } from 'vitest';
import browse from '../recently-viewed/fixtures/list.json';
import { clearRecentlyViewed, listRecentlyViewed, recordView } from '../recently-viewed/requests.ts';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import isOne from './fixtures/is-favourite.json';
import list from './fixtures/list.json';
import { toSavedProduct } from './mapping.ts';
import { addFavourite, isFavourite, listFavourites, removeFavourite } from './requests.ts';

it('reads recorded favourites', async () => {
  const { client, calls } = recordedClient({ 'GET collect': list });
  const { items } = await listFavourites(client, { page: 1, pageSize: 10 });
  expect(calls[0]?.params).toEqual({ page: 1, limit: 10, sort: '-created_at' });
  const [first] = items;
  expect(first?.productId).toBe(first?.product?.id);
  expect(first?.product?.price).toBeGreaterThan(0);
});

it.each([
  [undefined, 0],
  [0, 0],
  ['12.5', 1250],
])('reads that the price fell by %j', (price_fell, cents) => {
  const good = { id: 9, name: 'Ski', order_price: 80 };
  expect(toSavedProduct({ id: 1, good_id: 9, good, price_fell }).priceFell).toBe(cents);
});

it('reads what the customer is told of, and nothing where the server does not say', () => {
  const row = { id: 1, good_id: 9, good: null };
  const told = { is_sold_out: true, alert_stock: true };
  expect(toSavedProduct({ ...row, ...told })).toMatchObject({ isSoldOut: true, alerts: { price: false, stock: true } });
  expect(toSavedProduct(row)).toMatchObject({ isSoldOut: false, alerts: { price: false, stock: false } });
});

it.each([
  [undefined, true],
  [true, true],
  [false, false],
])('reads that something has to be chosen from %j', (has_sku, expected) => {
  expect(toSavedProduct({ id: 1, good_id: 9, good: null, has_sku }).hasVariants).toBe(expected);
});

it('keeps entries of deleted products', () => {
  expect(toSavedProduct({ id: 1, good_id: 9, good: null })).toMatchObject({ productId: '9', product: null });
});

it.each([
  [isOne, true],
  [payload(0), false],
  [payload('2'), true],
])('%j is a favourite: %s', async (recording, expected) => {
  const { client } = recordedClient({ 'GET collect/4': recording });
  expect(await isFavourite(client, '4')).toBe(expected);
});

it('adds and removes by the id of the product', async () => {
  const done = payload('ok');
  const { client, calls } = recordedClient({ 'POST collect': done, 'POST collect/destroy/4': done });
  await addFavourite(client, '4');
  await removeFavourite(client, '4');
  expect(calls[0]?.body).toEqual({ id: 4 });
});

it('reads and records what was looked at', async () => {
  const { client, calls } = recordedClient({
    'GET browse': browse,
    'POST browse': payload('ok'),
    'POST browse/clear': payload('ok'),
  });
  expect((await listRecentlyViewed(client, { pageSize: 7 })).items.length).toBeGreaterThan(0);
  expect(calls[0]?.params).toMatchObject({ limit: 7, sort: '-updated_at' });
  await recordView(client, '4');
  expect(calls[1]).toMatchObject({ body: { id: 4 }, options: { silent: true } });
  await clearRecentlyViewed(client);
});

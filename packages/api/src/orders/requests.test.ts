import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import create from './fixtures/create.json';
import list from './fixtures/list.json';
import type { OrderQuery } from './model.ts';
import {
  cancelOrder,
  confirmReceipt,
  createOrder,
  extendReceipt,
  listOrders,
  remindShop,
  removeOrder,
  requestDownload,
} from './requests.ts';

it.each<[OrderQuery, object]>([
  [{}, { index: 0 }],
  [
    { tab: 'awaiting-review', page: 2, pageSize: 10 },
    { index: 10, page: 2, limit: 10 },
  ],
  [{ tab: 'after-sale' }, { index: 'after_sale' }],
  [{ tab: 'bin' }, { index: 'bin', sort: '-deleted_at' }],
  [{ keyword: ' 茶 ' }, { index: 0, keyword: '茶' }],
  [
    { from: '2026-11-01', until: '2026-11-20' },
    { index: 0, search: 1, startTime: '2026-11-01', endTime: '2026-11-20' },
  ],
  [{ from: '2026-11-01' }, { index: 0 }],
])('lists %j', async (query, params) => {
  const { client, calls } = recordedClient({ 'GET goodIndent': list });
  await listOrders(client, query);
  expect(JSON.parse(JSON.stringify(calls[0]?.params))).toEqual({ sort: '-created_at', ...params });
});

it('creates with an idempotency key and answers the id as text', async () => {
  const { client, calls } = recordedClient({ 'POST goodIndent': create });
  expect(await createOrder(client, { lines: [], addressId: null }, 0, { idempotencyKey: 'k' })).toBe('1');
  expect(calls[0]?.options?.idempotencyKey).toBe('k');
});

it('acts on an order by its path', async () => {
  const done = payload('ok');
  const { client, calls } = recordedClient({
    'POST goodIndent/cancel/7': done,
    'POST goodIndent/receipt/7': done,
    'POST goodIndent/destroy/7': done,
    'POST goodIndent/remind/7': done,
  });
  await cancelOrder(client, '7');
  await confirmReceipt(client, '7');
  await removeOrder(client, '7');
  await remindShop(client, '7');
  expect(calls).toHaveLength(4);
});

it('answers until when receipt can be confirmed after an extension', async () => {
  const { client } = recordedClient({
    'POST goodIndent/extend/7': payload({ receiving_time: '2026-12-12 00:00:00' }),
  });
  expect(await extendReceipt(client, '7')).toBe('2026-12-12 00:00:00');
});

it('makes the address of a download', async () => {
  const { client } = recordedClient({ 'POST goodIndent/download/7': payload('a-b') });
  expect(await requestDownload(client, '7')).toBe('/api/v1/app/indentDownload/a-b');
});

import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import detail from './fixtures/detail.json';
import list from './fixtures/list.json';
import {
  countUnreadNotices,
  getNotice,
  listNotices,
  markAllNoticesRead,
  markNoticesRead,
  removeNotices,
} from './requests.ts';

it('lists without marking anything as read', async () => {
  const { client, calls } = recordedClient({ 'GET notification': list });
  const { items } = await listNotices(client, { page: 1, pageSize: 10 });
  expect(calls[0]?.params).toEqual({ page: 1, limit: 10, sort: '-created_at', pc: true });
  expect(items.length).toBeGreaterThan(0);
  await listNotices(client, { oldestFirst: true });
  expect(calls[1]?.params).toMatchObject({ sort: '+created_at' });
});

it('reads a message and where it leads', async () => {
  const { id } = detail.body.message;
  const { client } = recordedClient({ [`GET notification/detail/${id}`]: detail });
  expect(await getNotice(client, id)).toMatchObject({
    id,
    kind: 'system',
    title: '亲：您在我们商城买的宝贝已经确认收货。',
    picture: null,
    amount: null,
    path: '/user/indent/detail?id=6',
    isRead: false,
    details: [
      { label: '订单编号', value: '1795189099202799257' },
      { label: '商品名称' },
      {},
      { label: '发货时间', value: '' },
      {},
    ],
  });
});

it('reads the amount of a trade message in cents, and a missing message', async () => {
  const { message } = detail.body;
  const trade = payload({ ...message, data: { ...message.data, type: 2, price: 40780 } });
  const recordings = { 'GET notification/detail/a': trade, 'GET notification/detail/b': payload(null) };
  const { client } = recordedClient(recordings);
  expect(await getNotice(client, 'a')).toMatchObject({ kind: 'trade', amount: 40780 });
  expect(await getNotice(client, 'b')).toBeNull();
});

it('counts, marks and removes', async () => {
  const done = payload('ok');
  const { client, calls } = recordedClient({
    'GET notification/unread': payload(3),
    'POST notification/read/0': done,
    'POST notification/destroy/0': done,
  });
  expect(await countUnreadNotices(client)).toBe(3);
  await markNoticesRead(client, ['a', 'b']);
  await removeNotices(client, ['a']);
  expect(calls.slice(1).map(({ body }) => body)).toEqual([[{ id: 'a' }, { id: 'b' }], [{ id: 'a' }]]);
});

it('marks all by the list without the flag that spares them', async () => {
  const { client, calls } = recordedClient({ 'GET notification': list });
  await markAllNoticesRead(client);
  expect(calls[0]?.params).toEqual({ page: 1, limit: 1 });
});

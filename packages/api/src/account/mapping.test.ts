import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import recorded from './fixtures/user.json';
import { getAccount, updateAccount } from './requests.ts';

it('reads the recorded customer, who has no points module', async () => {
  const { client } = recordedClient({ 'GET user': recorded });
  expect(await getAccount(client)).toEqual({
    phone: '13800000001',
    nickname: '测试用户一',
    avatar: null,
    email: null,
    balance: 1000000,
    points: null,
    notifies: { email: false, wechat: false },
  });
});

it('reads points and their worth', async () => {
  const integral = { available: 4800, total: 5000 };
  const user = payload({ ...recorded.body.message, integral, integralMoney: 48 });
  const { points } = await getAccount(recordedClient({ 'GET user': user }).client);
  expect(points).toEqual({ available: 4800, total: 5000, worth: 4800 });
});

it('sends only what changes', async () => {
  const { client, calls } = recordedClient({ 'POST user': payload(null) });
  await updateAccount(client, { nickname: ' 小集 ' });
  await updateAccount(client, { avatar: '/media/a.webp' });
  expect(calls.map(({ body }) => body)).toEqual([{ nickname: '小集' }, { portrait: '/media/a.webp' }]);
});

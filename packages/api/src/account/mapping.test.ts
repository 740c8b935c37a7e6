import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import recorded from './fixtures/user.json';
import { bindMailbox, sendMailboxCode } from './mailbox-requests.ts';
import { chooseNotices, getAccount, getNoticeChoices, updateAccount } from './requests.ts';

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

it('reads which notices come how, and passes over topics and ways it has no words for', async () => {
  const offers = { topic: 'offers', site: true, mail: false, sms: false, fixed: [] };
  const security = { topic: 'security', site: true, mail: true, sms: true, fixed: ['site', 'mail', 'sms', 'pigeon'] };
  const answer = { ways: ['mail', 'site', 'pigeon'], topics: [offers, { ...offers, topic: 'weather' }, security] };
  const { client } = recordedClient({ 'GET user/notification': payload(answer) });
  expect(await getNoticeChoices(client)).toEqual({
    ways: ['site', 'mail'],
    topics: [
      { topic: 'security', ways: { site: true, mail: true, sms: true }, fixed: ['site', 'mail', 'sms'] },
      { topic: 'offers', ways: { site: true, mail: false, sms: false }, fixed: [] },
    ],
  });
});

it('sends the one switch that was turned', async () => {
  const { client, calls } = recordedClient({ 'POST user/notification/topics': payload('ok') });
  await chooseNotices(client, { topic: 'offers', way: 'mail', isOn: true });
  expect(calls.map(({ body }) => body)).toEqual([{ topics: [{ topic: 'offers', mail: true }] }]);
});

it('sends mailbox and code without the blanks around them', async () => {
  const { client, calls } = recordedClient({
    'POST emailCode': payload({ code: 12345 }),
    'POST verifyEmail': payload(''),
  });
  expect(await sendMailboxCode(client, ' me@mail.example ')).toEqual({ demoCode: '12345' });
  await bindMailbox(client, { email: 'me@mail.example ', code: ' 12345' });
  const email = 'me@mail.example';
  expect(calls.map(({ body }) => body)).toEqual([{ email }, { email, code: '12345' }]);
});

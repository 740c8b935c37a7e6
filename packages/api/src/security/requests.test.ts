import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { addPasskey, askForNewPasskey, listPasskeys, removePasskey, renamePasskey } from './passkey-requests.ts';
import { changePassword, changePhone, endDevice, endOtherDevices, getSecurityState, listDevices } from './requests.ts';

const at = '2026-11-20 10:00:00';

it.each([
  [
    { has_password: true, password_changed_at: at, password_min: 8, passkeys: 2, devices: 3 },
    { hasPassword: true, passwordChangedAt: at, passwordMin: 8, passkeys: 2, devices: 3 },
  ],
  [
    { has_password: false, password_changed_at: null, passkeys: 0, devices: 1 },
    { hasPassword: false, passwordChangedAt: null, passwordMin: 6, passkeys: 0, devices: 1 },
  ],
])('reads how an account is secured: %j', async (wire, state) => {
  expect(await getSecurityState(recordedClient({ 'GET user/security': payload(wire) }).client)).toEqual(state);
});

it('reads devices without their whole address', async () => {
  const devices = [
    {
      id: 7,
      platform: 'pc',
      user_agent: 'Firefox',
      ip: '125.118.3.4',
      created_at: at,
      last_used_at: at,
      is_current: true,
    },
    { id: 8, platform: 'pc', user_agent: null, ip: null, created_at: at, last_used_at: at, is_current: false },
  ];
  const times = { signedInAt: at, lastUsedAt: at };
  expect(await listDevices(recordedClient({ 'GET user/devices': payload(devices) }).client)).toEqual([
    { id: '7', userAgent: 'Firefox', network: { kind: 'internet', part: '125.118.×.×' }, isCurrent: true, ...times },
    { id: '8', userAgent: null, network: { kind: 'unknown', part: null }, isCurrent: false, ...times },
  ]);
});

it('reads passkeys', async () => {
  const row = { id: 3, name: '手机', is_synced: true, created_at: at, last_used_at: null };
  expect(await listPasskeys(recordedClient({ 'GET user/passkeys': payload([row]) }).client)).toEqual([
    { id: '3', name: '手机', isSynced: true, addedAt: at, lastUsedAt: null },
  ]);
});

it('asks what a new passkey needs, and adds the one that was made', async () => {
  const question = { challenge: 'c', options: { rp: { name: '集市' } } };
  const row = { id: 3, name: '手机', is_synced: false, created_at: at, last_used_at: null };
  const { client, calls } = recordedClient({
    'POST user/passkeys/options': payload(question),
    'POST user/passkeys': payload(row),
  });
  expect(await askForNewPasskey(client)).toEqual(question);
  const added = await addPasskey(client, { challenge: 'c', name: ' 手机 ', credential: { id: 'k' } });
  expect(added).toMatchObject({ id: '3', name: '手机' });
  expect(calls[1]?.body).toEqual({ challenge: 'c', name: '手机', credential: { id: 'k' } });
});

const writes: [string, (client: ReturnType<typeof recordedClient>['client']) => Promise<void>, unknown][] = [
  [
    'POST amendPassword',
    (client) => changePassword(client, { current: 'old-one', password: ' new-one', repeated: ' new-one' }),
    { nowPassword: 'old-one', password: ' new-one', rPassword: ' new-one', keep_device: true },
  ],
  [
    'POST amendPassword',
    (client) => changePassword(client, { current: null, password: 'new-one', repeated: 'new-one' }),
    { password: 'new-one', rPassword: 'new-one', keep_device: true },
  ],
  [
    'POST changeCellphone',
    (client) => changePhone(client, { phone: ' 13800000001 ', code: ' 12345' }),
    { cellphone: '13800000001', code: '12345' },
  ],
  ['POST user/devices/end', (client) => endDevice(client, '7'), { id: 7 }],
  ['POST user/devices/endOthers', (client) => endOtherDevices(client), undefined],
  ['POST user/passkeys/rename', (client) => renamePasskey(client, { id: '3', name: ' a ' }), { id: 3, name: 'a' }],
  ['POST user/passkeys/destroy', (client) => removePasskey(client, '3'), { id: 3 }],
];
it.each(writes)('%s', async (call, act, body) => {
  const { client, calls } = recordedClient({ [call]: payload('ok') });
  await act(client);
  expect(calls.map((one) => one.body)).toEqual([body]);
});

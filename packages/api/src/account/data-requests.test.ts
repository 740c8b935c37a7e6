import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { askForDataFile, getDataFile, requestDataFile } from './data-requests.ts';

const none = { state: 'none', asked_at: null, ready_at: null, expires_at: null, size: null, per_day: 3 };
const at = '2026-11-20 16:00:00';

it('reads that there is no file', async () => {
  const { client } = recordedClient({ 'GET user/data': payload(none) });
  expect(await getDataFile(client)).toEqual({
    state: 'none',
    askedAt: null,
    readyAt: null,
    expiresAt: null,
    size: null,
    perDay: 3,
  });
});

it('reads one that is ready', async () => {
  const ready = {
    ...none,
    state: 'ready',
    asked_at: at,
    ready_at: at,
    expires_at: '2026-11-21 16:00:00',
    size: 20_480,
  };
  const { client } = recordedClient({ 'GET user/data': payload(ready) });
  expect(await getDataFile(client)).toMatchObject({ state: 'ready', expiresAt: '2026-11-21 16:00:00', size: 20_480 });
});

it('asks for one', async () => {
  const { client } = recordedClient({ 'POST user/data': payload({ ...none, state: 'waiting', asked_at: at }) });
  expect(await askForDataFile(client)).toMatchObject({ state: 'waiting', askedAt: at });
});

it('gives the address a browser fetches it by', async () => {
  const code = '6f9619ff-8b86-4d11-b42d-00cf4fc964ff';
  const { client } = recordedClient({ 'POST user/data/link': payload(code) });
  expect(await requestDataFile(client)).toMatch(new RegExp(`/user/data/file/${code}$`));
});

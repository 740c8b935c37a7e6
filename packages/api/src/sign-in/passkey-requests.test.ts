import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { askForPasskey, signInByPasskey } from './passkey-requests.ts';

it('asks what to sign, and signs in by the signature', async () => {
  const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 7200, refresh_expires_in: 7 };
  const { client, calls } = recordedClient({
    'POST passkey/options': payload({ challenge: 'c', options: { challenge: 'x', rpId: 'shop.example' } }),
    'POST passkey': payload(tokens),
  });
  expect(await askForPasskey(client)).toEqual({ challenge: 'c', options: { challenge: 'x', rpId: 'shop.example' } });
  const { tokens: got } = await signInByPasskey(client, { challenge: 'c', credential: { id: 'k' } });
  expect(got).toMatchObject({ accessToken: 'a', rememberDays: 7 });
  expect(calls[1]?.body).toEqual({ challenge: 'c', credential: { id: 'k' }, platform: 'pc' });
  for (const { options } of calls) expect(options).toMatchObject({ anonymous: true, silent: true });
});

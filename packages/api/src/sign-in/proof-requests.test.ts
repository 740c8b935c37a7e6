import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { getProofState, type Proof, prove, sendProofCode } from './proof-requests.ts';

it('says how long the last proof counts and which ways there are', async () => {
  const answer = payload({ seconds_left: 42, ways: ['passkey', 'cellphone'] });
  const { client } = recordedClient({ 'GET user/proof': answer });
  expect(await getProofState(client)).toEqual({ secondsLeft: 42, ways: ['passkey', 'phone'] });
});

it('sends a code to where the account is', async () => {
  const { client, calls } = recordedClient({ 'POST user/proof/code': payload({ code: 12345 }) });
  expect(await sendProofCode(client, 'phone')).toEqual({ demoCode: '12345' });
  expect(calls[0]?.body).toEqual({ by: 'cellphone' });
});

const proofs: [Proof, object][] = [
  [
    { by: 'password', password: ' x ' },
    { by: 'password', password: ' x ' },
  ],
  [
    { by: 'phone', code: '1' },
    { by: 'cellphone', code: '1' },
  ],
  [
    { by: 'email', code: '1' },
    { by: 'email', code: '1' },
  ],
  [
    { by: 'passkey', challenge: 'c', credential: {} },
    { by: 'passkey', challenge: 'c', credential: {} },
  ],
];
it.each(proofs)('proves by %o', async (proof, body) => {
  const { client, calls } = recordedClient({ 'POST user/proof': payload('ok') });
  await prove(client, proof);
  expect(calls[0]).toMatchObject({ body, options: { silent: true } });
});

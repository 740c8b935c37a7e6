import { expect, it } from 'vitest';
import business from '../client/fixtures/business.json';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { payByBalance } from './requests.ts';

it('pays by the id of the order, once per key', async () => {
  const { client, calls } = recordedClient({ 'POST balancePay': payload('ok') });
  await payByBalance(client, '7', { idempotencyKey: 'k' });
  expect(calls[0]).toMatchObject({ body: { id: 7 }, options: { idempotencyKey: 'k' } });
});

it('passes on a refusal', async () => {
  const { client } = recordedClient({ 'POST balancePay': business });
  await expect(payByBalance(client, '7')).rejects.toMatchObject({ code: 'validation' });
});

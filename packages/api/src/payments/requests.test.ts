import { describe, expect, it } from 'vitest';
import business from '../client/fixtures/business.json';
import { payload, recordedClient, unknownRoute } from '../testing/recorded-client.ts';
import { followPayment, payByBalance, startPagePayment, startQrPayment } from './requests.ts';

const started = (over: object) => payload({ result: 'ok', number: 'P1', code_url: '', pay_url: '', msg: {}, ...over });

describe('balance', () => {
  it('pays by the id of the order, once per key', async () => {
    const { client, calls } = recordedClient({ 'POST balancePay': payload('ok') });
    await payByBalance(client, '7', { idempotencyKey: 'k' });
    expect(calls[0]).toMatchObject({ body: { id: 7 }, options: { idempotencyKey: 'k' } });
  });

  it('passes on a refusal', async () => {
    const { client } = recordedClient({ 'POST balancePay': business });
    await expect(payByBalance(client, '7')).rejects.toMatchObject({ code: 'validation' });
  });
});

describe('online', () => {
  it('asks WeChat Pay for a code', async () => {
    const { client, calls } = recordedClient({ 'POST unifiedPayment': started({ code_url: 'weixin://wxpay/b?pr=1' }) });
    expect(await startQrPayment(client, '7')).toEqual({ number: 'P1', content: 'weixin://wxpay/b?pr=1' });
    expect(calls[0]?.body).toEqual({ id: 7, type: 'goodsIndent', platform: 'weixin', trade_type: 'NATIVE' });
  });

  it('asks for the page of the other provider', async () => {
    const { client, calls } = recordedClient({ 'POST unifiedPayment': started({ pay_url: 'https://pay.example/p' }) });
    expect(await startPagePayment(client, '7')).toEqual({ number: 'P1', url: 'https://pay.example/p' });
    expect(calls[0]?.body).toEqual({ id: 7, type: 'goodsIndent', platform: 'alipay', trade_type: 'PAGE' });
  });

  it.each(['', 'javascript:alert(1)', '//pay.example', '/pay'])('goes to no page like "%s"', async (pay_url) => {
    const { client } = recordedClient({ 'POST unifiedPayment': started({ pay_url }) });
    await expect(startPagePayment(client, '7')).rejects.toThrow('no page');
  });

  it('shows no empty code', async () => {
    const { client } = recordedClient({ 'POST unifiedPayment': started({}) });
    await expect(startQrPayment(client, '7')).rejects.toThrow('no code');
  });
});

describe('following', () => {
  it('tells states and the time left', async () => {
    const events = [
      { state: 1, overtime_time: 60, server_time: '2026-11-21 10:00:00' },
      { state: '2', overtime_time: 58 },
    ];
    const { client, calls } = recordedClient({ 'FOLLOW goodIndent/pay/7/events': payload(events) });
    const received: unknown[] = [];
    await followPayment(client, '7', (progress) => received.push(progress));
    expect(received).toEqual([
      { state: 'awaiting-payment', secondsLeft: 60 },
      { state: 'awaiting-shipment', secondsLeft: 58 },
    ]);
    expect(calls).toHaveLength(1);
  });

  it('says when the server has no stream', async () => {
    const { client } = recordedClient({ 'FOLLOW goodIndent/pay/7/events': unknownRoute });
    await expect(followPayment(client, '7', () => undefined)).rejects.toMatchObject({ code: 'not-found' });
  });
});

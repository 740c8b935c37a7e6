import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../kernel/config/config.ts';
import type { WebhookSettings } from '../../../kernel/config/message-settings.ts';
import { sendersOf } from '../open-senders.ts';
import type { Sms } from '../sending/sender.ts';
import { SmsCounterpart } from '../testing/sms-counterpart.ts';
import { canonicalQuery, signAliyunCall } from './aliyun-signature.ts';
import { webhookSender } from './webhook-sender.ts';

const service = await new SmsCounterpart().open();
afterAll(() => service.close());
beforeEach(() => {
  service.mood = 'well';
  service.received.length = 0;
});

const shop = { SHOP_DEMO: '0', SHOP_PROJECT_KEY: 'project-key' };
const senders = {
  aliyun: sendersOf(readConfig({ ...shop, ...service.aliyunEnv })).sms,
  webhook: sendersOf(readConfig({ ...shop, ...service.webhookEnv })).sms,
};
const sms: Sms = {
  uuid: 'e2a5d1b0-0000-4000-8000-000000000001',
  to: '13900000001',
  lang: 'zh',
  text: '【集市】验证码 12345',
  template: 'code',
  values: { code: '12345' },
};
const moods = ['refuses', 'busy', 'drops'] as const;

it('signs as in the example of the provider', () => {
  const call = {
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
    date: '2023-10-26T10:22:32Z',
    nonce: '3156853299f313e23d1673dc12e1703d',
  };
  const { authorization } = signAliyunCall(call, { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' });
  expect(authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

it('encodes what is signed as RFC 3986 says', () => {
  expect(canonicalQuery({ b: "集 +*'~()!", a: '{"x":1}' })).toBe(
    'a=%7B%22x%22%3A1%7D&b=%E9%9B%86%20%2B%2A%27~%28%29%21',
  );
});

describe('Aliyun', () => {
  it('sends a code in an approved text of the language', async () => {
    expect(await senders.aliyun?.send(sms)).toBe('90061^0');
    await senders.aliyun?.send({ ...sms, lang: 'en' });
    expect(service.received).toEqual([
      { id: sms.uuid, to: sms.to, code: '12345', text: '集市 SMS_100000001' },
      { id: sms.uuid, to: sms.to, code: '12345', text: '集市 SMS_100000002' },
    ]);
    expect(service.forged).toEqual([]);
  });

  it('tells of a changed credential where a text for that is approved, and else refuses', async () => {
    const told: Sms = { ...sms, template: 'security', values: { what: '手机号已更换', time: '2026-11-20 16:00:00' } };
    expect(senders.aliyun?.canTell).toBe(false);
    await expect(senders.aliyun?.send(told)).rejects.toMatchObject({ kind: 'refused', code: 'NOT_SET_UP' });
    const env = { ...service.aliyunEnv, SHOP_SMS_ALIYUN_NOTICE_TEMPLATE: 'SMS_100000003' };
    const { sms: sender } = sendersOf(readConfig({ ...shop, ...env }));
    expect(sender?.canTell).toBe(true);
    await sender?.send(told);
    expect(service.received).toMatchObject([{ to: sms.to, text: '集市 SMS_100000003' }]);
  });

  it.each([
    ['refuses', 'refused', 'isv.MOBILE_NUMBER_ILLEGAL'],
    ['busy', 'unavailable', 'ServiceUnavailable'],
    ['drops', 'unknown', 'NO_ANSWER'],
  ] as const)('knows what it means: %s', async (mood, kind, code) => {
    service.mood = mood;
    await expect(senders.aliyun?.send(sms)).rejects.toMatchObject({ kind, code });
  });
});

describe('a service of the operator’s', () => {
  it('gets one signed request', async () => {
    await senders.webhook?.send(sms);
    expect(service.received).toEqual([{ id: sms.uuid, to: sms.to, code: '12345', text: sms.text }]);
    expect(service.forged).toEqual([]);
  });

  it.each(moods)('knows what it means: %s', async (mood) => {
    service.mood = mood;
    const kinds = { refuses: 'refused', busy: 'unavailable', drops: 'unknown' };
    await expect(senders.webhook?.send(sms)).rejects.toMatchObject({ kind: kinds[mood] });
  });

  it('was not reached, or has not answered in time', async () => {
    const gone = await new SmsCounterpart().open();
    const url = gone.webhookEnv['SHOP_SMS_URL'] ?? '';
    await gone.close();
    const settings: WebhookSettings = { provider: 'webhook', url, key: 'k'.repeat(16) };
    const nobody = webhookSender(settings, (request) => fetch(request));
    await expect(nobody.send(sms)).rejects.toMatchObject({ kind: 'unavailable' });
    const late = webhookSender(settings, async () => Promise.reject(new DOMException('late', 'TimeoutError')));
    await expect(late.send(sms)).rejects.toMatchObject({ kind: 'unknown' });
  });
});

import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const shop = { SHOP_DEMO: '0', SHOP_PROJECT_KEY: 'project-key', SHOP_PUBLIC_ORIGIN: 'https://shop.example' };
const mail = {
  SHOP_SMTP_URL: 'smtps://jishi%40shop.example:p%2Fw@mail.example',
  SHOP_MAIL_FROM: 'Jishi <no@shop.example>',
};
const aliyun = {
  SHOP_SMS_ALIYUN_KEY_ID: 'LTAI4testtesttest',
  SHOP_SMS_ALIYUN_KEY_SECRET: 'secret-of-aliyun',
  SHOP_SMS_ALIYUN_SIGN: '集市',
  SHOP_SMS_ALIYUN_TEMPLATE: 'SMS_100000001',
};
const webhook = { SHOP_SMS_URL: 'https://sms.example/send', SHOP_SMS_KEY: 'k'.repeat(16) };
const read = (env: Record<string, string>) => readConfig({ ...shop, ...env }).messages;

describe('settings of mails and text messages', () => {
  it('are not needed', () => {
    expect(read({})).toEqual({ sms: null, mail: null });
    expect(read({ SHOP_SMTP_URL: ' ', SHOP_SMS_URL: '' })).toEqual({ sms: null, mail: null });
  });

  it('name a mail server', () => {
    expect(read(mail).mail).toEqual({
      host: 'mail.example',
      port: 465,
      isSecure: true,
      mustEncrypt: false,
      user: 'jishi@shop.example',
      password: 'p/w',
      from: 'Jishi <no@shop.example>',
    });
    const plain = { ...mail, SHOP_SMTP_URL: 'smtp://mail.example:2525' };
    expect(read(plain).mail).toMatchObject({ port: 2525, isSecure: false, mustEncrypt: true, user: null });
    expect(read({ ...mail, SHOP_SMTP_URL: 'smtp://127.0.0.1' }).mail).toMatchObject({ port: 587, mustEncrypt: false });
  });

  it('name one provider of text messages', () => {
    expect(read(aliyun).sms).toMatchObject({
      provider: 'aliyun',
      templates: { zh: 'SMS_100000001', en: 'SMS_100000001' },
      origin: 'https://dysmsapi.aliyuncs.com',
    });
    const english = { ...aliyun, SHOP_SMS_ALIYUN_TEMPLATE_EN: 'SMS_2' };
    expect(read(english).sms).toMatchObject({ templates: { zh: 'SMS_100000001', en: 'SMS_2' } });
    expect(read(webhook).sms).toEqual({ provider: 'webhook', url: 'https://sms.example/send', key: 'k'.repeat(16) });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a server without a sender', { SHOP_SMTP_URL: mail.SHOP_SMTP_URL }, /SHOP_MAIL_FROM is missing/],
    ['a sender without a server', { SHOP_MAIL_FROM: mail.SHOP_MAIL_FROM }, /SHOP_SMTP_URL is missing/],
    ['no origin for links', { ...mail, SHOP_PUBLIC_ORIGIN: '' }, /SHOP_PUBLIC_ORIGIN is missing/],
    ['another protocol', { ...mail, SHOP_SMTP_URL: 'https://mail.example' }, /SHOP_SMTP_URL must be/],
    ['a password that is not encoded', { ...mail, SHOP_SMTP_URL: 'smtp://a:5%@mail.example' }, /percent-encoded/],
    [
      'a sender with a second line',
      { ...mail, SHOP_MAIL_FROM: 'a@b.example\nBcc: c@d.example' },
      /SHOP_MAIL_FROM must/,
    ],
    ['half of Aliyun', { SHOP_SMS_ALIYUN_KEY_ID: 'LTAI4testtesttest' }, /SHOP_SMS_ALIYUN_SIGN is missing/],
    ['a text that is no template', { ...aliyun, SHOP_SMS_ALIYUN_TEMPLATE: 'code' }, /SHOP_SMS_ALIYUN_TEMPLATE must/],
    ['an address without encryption', { ...webhook, SHOP_SMS_URL: 'http://sms.example' }, /SHOP_SMS_URL must/],
    ['a short key', { ...webhook, SHOP_SMS_KEY: 'short' }, /SHOP_SMS_KEY needs/],
    ['two providers', { ...aliyun, ...webhook }, /set up one/],
    ['mails of a demo shop', { ...mail, SHOP_DEMO: '1' }, /SHOP_SMTP_URL is refused in demo mode/],
    ['text messages of a demo shop', { ...aliyun, SHOP_DEMO: '1' }, /SHOP_SMS_ALIYUN_KEY_ID is refused/],
  ])('are refused: %s', (_, env, problem) => {
    expect(() => read(env)).toThrow(problem);
  });

  it('show no secret when they are refused', () => {
    const wrong = { ...aliyun, SHOP_SMS_ALIYUN_KEY_SECRET: 'short 1', SHOP_SMTP_URL: 'mail.example:hidden' };
    expect(() => read(wrong)).not.toThrow(/short 1|hidden/);
    expect(() => read(wrong)).toThrow(/SHOP_SMS_ALIYUN_KEY_SECRET must/);
  });
});

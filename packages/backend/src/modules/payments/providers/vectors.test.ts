import { createPrivateKey, createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { certificateSerial, privateKeySetting, publicKeySetting } from '../../../kernel/config/key-setting.ts';
import { NoticeError } from '../../../kernel/provider-calls/provider-errors.ts';
import { readAlipayNotice } from './alipay/notice.ts';
import { rsaSign } from './rsa.ts';
import { textOf, verifyText } from './testing/alipay-counterpart.ts';
import {
  alipayNotice,
  wechatMerchantKey,
  wechatNotice,
  wechatRequest,
  wechatResponse,
  wechatSealed,
} from './testing/vectors.ts';
import { decrypt, encrypt, signLines, verifyLines } from './testing/wechat-signing.ts';
import { readWechatNotice } from './wechat/notice.ts';
import { openSealed, seal } from './wechat/sealed.ts';
import { authorization, messageProblem, requestText } from './wechat/signature.ts';

const pem = (key: string) => `-----BEGIN PUBLIC KEY-----\n${key}\n-----END PUBLIC KEY-----`;

describe('examples of WeChat Pay', () => {
  it('a request is signed as documented', () => {
    const key = privateKeySetting(wechatMerchantKey);
    expect(rsaSign(requestText(wechatRequest), key)).toBe(wechatRequest.signature);
    const header = authorization(wechatRequest, { merchantId: '1900007291', serial: 'ABC123', key });
    expect(header).toBe(
      `WECHATPAY2-SHA256-RSA2048 mchid="1900007291",nonce_str="${wechatRequest.nonce}",signature="${wechatRequest.signature}",timestamp="1554208460",serial_no="ABC123"`,
    );
    const { method, path, timestamp, nonce, body } = wechatRequest;
    expect(signLines([method, path, timestamp, nonce, body], wechatMerchantKey)).toBe(wechatRequest.signature);
  });

  it('an answer of theirs is believed, and not with one letter changed', () => {
    const { timestamp, nonce, body, signature } = wechatResponse;
    const headers: Record<string, string> = {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': 'PUB_KEY_ID_1',
      'wechatpay-signature': signature,
    };
    const keys = new Map([['PUB_KEY_ID_1', createPublicKey(wechatResponse.key)]]);
    const problem = (text: string, at = Number(timestamp)) =>
      messageProblem((name) => headers[name] ?? '', Buffer.from(text), keys, new Date(at * 1000));
    expect(problem(body)).toBeNull();
    expect(problem(body.replace('JyC', 'JyD'))).toBe('signature');
    expect(problem(body, Number(timestamp) + 301)).toBe('time');
    expect(problem(body, Number(timestamp) - 301)).toBe('time');
    expect(verifyLines([timestamp, nonce, body], signature, wechatResponse.key)).toBe(true);
  });

  it('a notice of theirs is opened', () => {
    const { apiKey, certificate, timestamp, nonce, serial, signature, body } = wechatNotice;
    expect(certificateSerial(certificate)).toBe(serial);
    const settings = {
      origin: '',
      appId: '',
      merchantId: '',
      serial: '',
      key: createPrivateKey(wechatMerchantKey),
      apiKey: createSecretKey(Buffer.from(apiKey)),
      platformKeys: new Map([[serial, publicKeySetting(certificate)]]),
    };
    const headers = {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': serial,
      'wechatpay-signature': signature,
    };
    const at = new Date(Number(timestamp) * 1000);
    const read = (text: string) => readWechatNotice({ headers, body: Buffer.from(text) }, settings, at);
    // News of another product: signed, opened, and of no meaning to a shop.
    expect(read(body)).toEqual({ id: `${timestamp}-${nonce}`, fact: null });
    expect(() => read(body.replace('payscore', 'payscorE'))).toThrow(NoticeError);
    expect(verifyLines([timestamp, nonce, body], signature, settings.platformKeys.get(serial) as KeyObject)).toBe(true);
    const { resource } = JSON.parse(body) as {
      resource: { ciphertext: string; nonce: string; associated_data: string };
    };
    expect(openSealed(resource, settings.apiKey)).toBe(wechatNotice.inside);
    expect(decrypt(resource.ciphertext, apiKey, resource.nonce, resource.associated_data)).toBe(wechatNotice.inside);
  });

  it('what they sealed is opened, and sealed alike', () => {
    const { key, nonce, associatedData, ciphertext, text } = wechatSealed;
    const sealed = { ciphertext, nonce, associated_data: associatedData };
    const secret = (value: string) => createSecretKey(Buffer.from(value));
    expect(openSealed(sealed, secret(key))).toBe(text);
    expect(seal(text, nonce, associatedData, secret(key))).toEqual(sealed);
    expect(encrypt(text, key, nonce, associatedData)).toBe(ciphertext);
    expect(openSealed(sealed, secret('testAPIv3Key1111'))).toBeNull();
    expect(openSealed({ ...sealed, associated_data: 'other' }, secret(key))).toBeNull();
    for (const broken of ['invalid cipher', 'SGVsbG8gV29ybGQK', '']) {
      expect(openSealed({ ...sealed, ciphertext: broken }, secret(key))).toBeNull();
    }
    expect(openSealed({ ...sealed, nonce: 'short' }, secret(key))).toBeNull();
  });
});

describe('examples of Alipay', () => {
  const { fields } = alipayNotice;
  const settings = {
    gateway: '',
    appId: fields.app_id,
    sellerId: fields.seller_id,
    key: createPrivateKey(wechatMerchantKey),
    publicKey: publicKeySetting(alipayNotice.key),
  };
  const read = (change: object = {}) => {
    const body = Buffer.from(new URLSearchParams({ ...fields, ...change }).toString());
    return readAlipayNotice({ headers: {}, body }, settings, new Date('2019-08-15T07:56:30Z'));
  };

  it('a payment they told of is understood', () => {
    expect(read()).toEqual({
      id: fields.notify_id,
      fact: {
        kind: 'payment',
        number: fields.out_trade_no,
        state: 'paid',
        transactionId: fields.trade_no,
        amount: 10,
        currency: 'CNY',
        paidAt: new Date('2019-08-15T07:56:24Z'),
      },
    });
    expect(verifyText(textOf(fields, ['sign', 'sign_type']), fields.sign, pem(alipayNotice.key))).toBe(true);
  });

  it.each([
    ['another amount', { total_amount: '0.11' }],
    ['another payment', { out_trade_no: '20190815155618536-564-58' }],
    ['one more field', { refund_fee: '0.10' }],
    ['no signature', { sign: '' }],
    ['a weaker signature', { sign_type: 'RSA' }],
  ])('it is not believed with %s', (_, change) => {
    expect(() => read(change)).toThrow(NoticeError);
  });
});

const otherSide = new URL('testing/', import.meta.url);
/** What they listen by, held to the same. */
const server = '../../../../testing/counterpart-server.ts';

it.each([server, ...readdirSync(otherSide).filter((name) => name.endsWith('.ts'))])(
  'the other side (%s) imports nothing of ours',
  (name) => {
    const code = readFileSync(new URL(name, otherSide), 'utf8');
    const imports = [...code.matchAll(/from '([^']+)'/g)].map(([, imported]) => imported);
    for (const imported of imports.filter((path) => path !== server)) expect(imported).toMatch(/^(node:|\.\/)/);
  },
);

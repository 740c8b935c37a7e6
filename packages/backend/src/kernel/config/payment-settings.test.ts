import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { alipayNotice, wechatMerchantKey, wechatNotice } from '../../modules/payments/providers/testing/vectors.ts';
import { ConfigError, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'jishi-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const small = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
const curve = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });

const shop = { SHOP_PROJECT_KEY: 'a-project-key', SHOP_PUBLIC_ORIGIN: 'https://shop.example/' };
const wechat = {
  SHOP_WECHAT_APP_ID: 'wx0123456789abcdef',
  SHOP_WECHAT_MERCHANT_ID: '1900007291',
  SHOP_WECHAT_SERIAL: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
  SHOP_WECHAT_KEY: wechatMerchantKey,
  SHOP_WECHAT_API_KEY: '0123456789abcdef0123456789abcdef',
  SHOP_WECHAT_PLATFORM_KEYS: file('platform.pem', wechatNotice.certificate),
};
const ali = {
  SHOP_ALIPAY_APP_ID: '2021000122671080',
  SHOP_ALIPAY_SELLER_ID: '2088531891668739',
  SHOP_ALIPAY_KEY: file('app.pem', wechatMerchantKey),
  SHOP_ALIPAY_PUBLIC_KEY: alipayNotice.key,
};
const problem = (env: Record<string, string | undefined>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('settings of payment providers', () => {
  it('are not needed', () => {
    expect(readConfig(shop).payments).toEqual({ weixin: null, alipay: null });
    expect(readConfig({ SHOP_DEMO: '1' })).toMatchObject({ publicOrigin: null, payments: { weixin: null } });
  });

  it('take keys as text, in one line, as bare base64 and as files', () => {
    const oneLine = { ...wechat, SHOP_WECHAT_KEY: wechatMerchantKey.replaceAll('\n', '\\n') };
    const { payments, publicOrigin } = readConfig({ ...shop, ...oneLine, ...ali });
    expect(publicOrigin).toBe('https://shop.example');
    expect([...(payments.weixin?.platformKeys.keys() ?? [])]).toEqual(['D7CE59D1F522D701']);
    expect(payments.weixin?.origin).toBe('https://api.mch.weixin.qq.com');
    expect(payments.alipay?.gateway).toBe('https://openapi.alipay.com/gateway.do');
    expect(payments.alipay?.key.equals(payments.weixin?.key as never)).toBe(true);
  });

  it('take several keys of WeChat Pay at once', () => {
    const list = `${wechat.SHOP_WECHAT_PLATFORM_KEYS},PUB_KEY_ID_0100=${file('pub.b64', alipayNotice.key)}`;
    const { weixin } = readConfig({ ...shop, ...wechat, SHOP_WECHAT_PLATFORM_KEYS: list }).payments;
    expect([...(weixin?.platformKeys.keys() ?? [])]).toEqual(['D7CE59D1F522D701', 'PUB_KEY_ID_0100']);
  });

  it.each<[string, Record<string, string | undefined>, RegExp]>([
    [
      'half a provider',
      { ...wechat, SHOP_WECHAT_KEY: '' },
      /SHOP_WECHAT_KEY is missing: the provider is set up by half/,
    ],
    ['no address for notices', { ...ali, SHOP_PUBLIC_ORIGIN: '' }, /SHOP_PUBLIC_ORIGIN is missing/],
    [
      'an address for notices in the clear',
      { ...ali, SHOP_PUBLIC_ORIGIN: 'http://shop.example' },
      /SHOP_PUBLIC_ORIGIN must be an https/,
    ],
    [
      'a file that is not there',
      { ...wechat, SHOP_WECHAT_KEY: '/nowhere.pem' },
      /SHOP_WECHAT_KEY is neither a key nor a file/,
    ],
    [
      'a file without a key',
      { ...ali, SHOP_ALIPAY_KEY: file('no.txt', 'hello') },
      /SHOP_ALIPAY_KEY holds no private RSA key/,
    ],
    ['a short key', { ...wechat, SHOP_WECHAT_KEY: String(small) }, /SHOP_WECHAT_KEY holds a key of 1024 bits/],
    [
      'a key of another kind',
      { ...wechat, SHOP_WECHAT_KEY: String(curve) },
      /SHOP_WECHAT_KEY holds no private RSA key/,
    ],
    [
      'the private key in place of theirs',
      { ...ali, SHOP_ALIPAY_PUBLIC_KEY: wechatMerchantKey },
      /SHOP_ALIPAY_PUBLIC_KEY holds a private key/,
    ],
    [
      'an APIv3 key of another length',
      { ...wechat, SHOP_WECHAT_API_KEY: 'short' },
      /SHOP_WECHAT_API_KEY must have 32 characters/,
    ],
    ['a key of nobody', { ...wechat, SHOP_WECHAT_PLATFORM_KEYS: file('k.b64', alipayNotice.key) }, /PUB_KEY_ID_/],
    ['an odd seller', { ...ali, SHOP_ALIPAY_SELLER_ID: '1234' }, /SHOP_ALIPAY_SELLER_ID must be/],
    [
      'a gateway in the clear',
      { ...ali, SHOP_ALIPAY_GATEWAY: 'http://pay.example/gateway.do' },
      /SHOP_ALIPAY_GATEWAY must be an https/,
    ],
    ['play money beside real money', { ...ali, SHOP_DEMO: '1' }, /SHOP_ALIPAY_APP_ID is refused in demo mode/],
  ])('name what is wrong: %s', (_, change, told) => {
    expect(problem({ ...shop, ...change })).toMatch(told);
  });

  it('name everything that is wrong at once, and show no secret', () => {
    const text = problem({
      ...shop,
      ...wechat,
      SHOP_WECHAT_API_KEY: 'tooshortsecret',
      SHOP_WECHAT_KEY: 'not-a-key-at-all',
    });
    expect(text).toMatch(/SHOP_WECHAT_KEY[\s\S]*SHOP_WECHAT_API_KEY/);
    expect(text).not.toMatch(/tooshortsecret|not-a-key-at-all/);
  });

  const names = [...Object.keys(wechat), ...Object.keys(ali), 'SHOP_WECHAT_ORIGIN', 'SHOP_ALIPAY_GATEWAY'];
  it.each(names)('are told of: %s', (name) => {
    const read = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');
    expect(read('.env.example')).toContain(`\n${name}=\n`);
    expect(read('docs/payments.md')).toContain(`\`${name}\``);
  });

  it('never end up in a log', () => {
    const { payments } = readConfig({ ...shop, ...wechat, ...ali });
    expect(JSON.stringify(payments)).not.toMatch(/BEGIN|0123456789abcdef0123|MII/);
  });
});

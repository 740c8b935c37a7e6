import { createSecretKey, type KeyObject } from 'node:crypto';
import type { AlipaySettings } from './alipay-settings.ts';
import { certificateSerial, KeySettingError, privateKeySetting, publicKeySetting } from './key-setting.ts';
import { type Env, SettingReader } from './setting-reader.ts';
import type { WechatSettings } from './wechat-settings.ts';

export type PaymentSettings = { weixin: WechatSettings | null; alipay: AlipaySettings | null };

const API_KEY_BYTES = 32;
const WECHAT = ['APP_ID', 'MERCHANT_ID', 'SERIAL', 'KEY', 'API_KEY', 'PLATFORM_KEYS'].map(
  (name) => `SHOP_WECHAT_${name}`,
);
const ALIPAY = ['APP_ID', 'SELLER_ID', 'KEY', 'PUBLIC_KEY'].map((name) => `SHOP_ALIPAY_${name}`);
const DEMO = 'is refused in demo mode: there the sandbox cashier takes play money. Set SHOP_DEMO=0 to take real money';

/**
 * Reads the settings of payment providers. A provider none of whose settings is there is not set up; one that is set
 * up by half is a problem, as is every value that cannot be what it should be. Problems begin with the setting's name
 * and show no secret.
 */
export function readPaymentSettings(env: Env, isDemo: boolean): { settings: PaymentSettings; problems: string[] } {
  const reader = new SettingReader(env);
  const weixin = readWechat(reader);
  const alipay = readAlipay(reader);
  if (isDemo && reader.isAnySet([...WECHAT, ...ALIPAY])) {
    const name = [...WECHAT, ...ALIPAY].find((one) => reader.isAnySet([one])) ?? '';
    return { settings: { weixin: null, alipay: null }, problems: [`${name} ${DEMO}`] };
  }
  if (reader.isAnySet([...WECHAT, ...ALIPAY])) {
    if (reader.isAnySet(['SHOP_PUBLIC_ORIGIN'])) reader.address('SHOP_PUBLIC_ORIGIN', '');
    else reader.problems.push('SHOP_PUBLIC_ORIGIN is missing: payment providers send their notices there');
  }
  return { settings: { weixin, alipay }, problems: reader.problems };
}

function readWechat(reader: SettingReader): WechatSettings | null {
  if (!reader.isAnySet(WECHAT)) return null;
  const appId = reader.text(
    'SHOP_WECHAT_APP_ID',
    /^[\w-]{6,64}$/,
    'must be the id of an app, such as wx0123456789abcdef',
  );
  const merchantId = reader.text(
    'SHOP_WECHAT_MERCHANT_ID',
    /^\d{6,20}$/,
    'must be the number of the merchant, all digits',
  );
  const serial = reader.text(
    'SHOP_WECHAT_SERIAL',
    /^[0-9A-Fa-f]{8,64}$/,
    'must be the serial of the merchant certificate, in hex',
  );
  const key = reader.value('SHOP_WECHAT_KEY', privateKeySetting);
  const apiKey = reader.value('SHOP_WECHAT_API_KEY', apiKeySetting);
  const platformKeys = reader.value('SHOP_WECHAT_PLATFORM_KEYS', platformKeysSetting);
  const origin = reader.address('SHOP_WECHAT_ORIGIN', 'https://api.mch.weixin.qq.com');
  if (!appId || !merchantId || !serial || !key || !apiKey || !platformKeys || !origin) return null;
  return { appId, merchantId, serial, key, apiKey, platformKeys, origin };
}

function readAlipay(reader: SettingReader): AlipaySettings | null {
  if (!reader.isAnySet(ALIPAY)) return null;
  const appId = reader.text('SHOP_ALIPAY_APP_ID', /^\d{10,32}$/, 'must be the id of an app, all digits');
  const sellerId = reader.text(
    'SHOP_ALIPAY_SELLER_ID',
    /^2088\d{12}$/,
    'must be the account of the merchant: 2088 and 12 digits',
  );
  const key = reader.value('SHOP_ALIPAY_KEY', privateKeySetting);
  const publicKey = reader.value('SHOP_ALIPAY_PUBLIC_KEY', publicKeySetting);
  const gateway = reader.address('SHOP_ALIPAY_GATEWAY', 'https://openapi.alipay.com/gateway.do');
  if (!appId || !sellerId || !key || !publicKey || !gateway) return null;
  return { appId, sellerId, key, publicKey, gateway };
}

function apiKeySetting(value: string): KeyObject {
  const bytes = Buffer.from(value);
  if (bytes.length !== API_KEY_BYTES) throw new KeySettingError(`must have ${API_KEY_BYTES} characters`);
  return createSecretKey(bytes);
}

/** `PUB_KEY_ID_…=<public key>` or certificates, separated by commas. */
function platformKeysSetting(value: string): ReadonlyMap<string, KeyObject> {
  const entries = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const keys = entries.map((entry): [string, KeyObject] => {
    const [, id, named] = /^([\w-]{8,80})=([^=][\s\S]*)$/.exec(entry) ?? [];
    if (id !== undefined && named !== undefined) return [id, publicKeySetting(named)];
    const serial = certificateSerial(entry);
    if (serial === null) throw new KeySettingError('must list certificates, or public keys as PUB_KEY_ID_…=<key>');
    return [serial, publicKeySetting(entry)];
  });
  return new Map(keys);
}

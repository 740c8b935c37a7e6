import { KeySettingError } from './key-setting.ts';
import { type Env, SettingReader } from './setting-reader.ts';

export type AliyunSettings = {
  provider: 'aliyun';
  keyId: string;
  keySecret: string;
  /** The name in front of every text, as Aliyun approved it. */
  sign: string;
  /** Approved texts with the one variable `code`. */
  templates: { zh: string; en: string };
  /** The same with the variables `what` and `time`, for changes of who gets into an account; null: those are not sent to phones. */
  noticeTemplates: { zh: string; en: string } | null;
  origin: string;
};
export type WebhookSettings = { provider: 'webhook'; url: string; key: string };
export type SmsSettings = AliyunSettings | WebhookSettings;

export type SmtpSettings = {
  host: string;
  port: number;
  /** Encrypted from the first byte; else the server must offer STARTTLS, unless it is this computer. */
  isSecure: boolean;
  mustEncrypt: boolean;
  user: string | null;
  password: string;
  from: string;
};

/** Null for what is not set up. */
export type MessageSettings = { sms: SmsSettings | null; mail: SmtpSettings | null };

const MAIL = ['SHOP_SMTP_URL', 'SHOP_MAIL_FROM'];
const ALIYUN = ['KEY_ID', 'KEY_SECRET', 'SIGN', 'TEMPLATE'].map((name) => `SHOP_SMS_ALIYUN_${name}`);
const WEBHOOK = ['SHOP_SMS_URL', 'SHOP_SMS_KEY'];
const ALL = [...MAIL, ...ALIYUN, ...WEBHOOK];
const DEMO = 'is refused in demo mode: its customers are made up, and messages stay in the outbox. Set SHOP_DEMO=0';
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
/** `name@host`, or `Name <name@host>`. */
const SENDER = /^(?:[^<>\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;

/**
 * Reads the settings of what sends mails and text messages. Problems begin with the setting's name and show no secret.
 */
export function readMessageSettings(env: Env, isDemo: boolean): { settings: MessageSettings; problems: string[] } {
  const reader = new SettingReader(env);
  const given = ALL.find((name) => reader.isAnySet([name]));
  if (isDemo && given) return { settings: { sms: null, mail: null }, problems: [`${given} ${DEMO}`] };
  const settings = { sms: readSms(reader), mail: readMail(reader) };
  return { settings, problems: reader.problems };
}

function readMail(reader: SettingReader): SmtpSettings | null {
  if (!reader.isAnySet(MAIL)) return null;
  if (!reader.isAnySet(['SHOP_PUBLIC_ORIGIN'])) {
    reader.problems.push('SHOP_PUBLIC_ORIGIN is missing: links in mails lead there');
  }
  const server = reader.value('SHOP_SMTP_URL', readServer);
  const from = reader.text('SHOP_MAIL_FROM', SENDER, 'must be a mailbox, such as Jishi <no-reply@shop.example>');
  return server && from ? { ...server, from } : null;
}

function readServer(value: string): Omit<SmtpSettings, 'from'> {
  const url = URL.parse(value);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new KeySettingError('must be an address such as smtps://user:password@mail.example');
  }
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    mustEncrypt: !isSecure && !LOCAL.includes(url.hostname),
    user: url.username === '' ? null : decoded(url.username),
    password: decoded(url.password),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new KeySettingError('must have its user and password percent-encoded');
  }
}

function readSms(reader: SettingReader): SmsSettings | null {
  if (reader.isAnySet(ALIYUN) && reader.isAnySet(WEBHOOK)) {
    reader.problems.push('SHOP_SMS_URL is one way to send text messages and SHOP_SMS_ALIYUN_… another: set up one');
    return null;
  }
  if (reader.isAnySet(ALIYUN)) return readAliyun(reader);
  return reader.isAnySet(WEBHOOK) ? readWebhook(reader) : null;
}

function readAliyun(reader: SettingReader): AliyunSettings | null {
  const template = 'must be the code of an approved text, such as SMS_123456789';
  const keyId = reader.text('SHOP_SMS_ALIYUN_KEY_ID', /^[\w-]{8,64}$/, 'must be the id of an access key');
  const keySecret = reader.text('SHOP_SMS_ALIYUN_KEY_SECRET', /^\S{8,128}$/, 'must be the secret of the access key');
  const sign = reader.text('SHOP_SMS_ALIYUN_SIGN', /^.{2,30}$/, 'must be the approved signature');
  const zh = reader.text('SHOP_SMS_ALIYUN_TEMPLATE', /^SMS_\d+$/, template);
  const hasEnglish = reader.isAnySet(['SHOP_SMS_ALIYUN_TEMPLATE_EN']);
  const en = hasEnglish ? reader.text('SHOP_SMS_ALIYUN_TEMPLATE_EN', /^SMS_\d+$/, template) : zh;
  const noticeTemplates = readNoticeTemplates(reader, template);
  const origin = reader.address('SHOP_SMS_ALIYUN_ORIGIN', 'https://dysmsapi.aliyuncs.com');
  if (!keyId || !keySecret || !sign || !zh || !en || !origin) return null;
  return { provider: 'aliyun', keyId, keySecret, sign, templates: { zh, en }, noticeTemplates, origin };
}

function readNoticeTemplates(reader: SettingReader, problem: string): AliyunSettings['noticeTemplates'] {
  if (!reader.isAnySet(['SHOP_SMS_ALIYUN_NOTICE_TEMPLATE'])) return null;
  const zh = reader.text('SHOP_SMS_ALIYUN_NOTICE_TEMPLATE', /^SMS_\d+$/, problem);
  const hasEnglish = reader.isAnySet(['SHOP_SMS_ALIYUN_NOTICE_TEMPLATE_EN']);
  const en = hasEnglish ? reader.text('SHOP_SMS_ALIYUN_NOTICE_TEMPLATE_EN', /^SMS_\d+$/, problem) : zh;
  return zh && en ? { zh, en } : null;
}

function readWebhook(reader: SettingReader): WebhookSettings | null {
  const url = reader.address('SHOP_SMS_URL', '');
  const key = reader.text('SHOP_SMS_KEY', /^.{16,}$/, 'needs at least 16 characters');
  return url && key ? { provider: 'webhook', url, key } : null;
}

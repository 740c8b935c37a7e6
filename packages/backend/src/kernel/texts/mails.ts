import type { Lang } from './languages.ts';

/** Words of mails and text messages. `{…}` are filled in. */
const words = {
  codeSms: {
    zh: '【{shop}】验证码 {code}，{seconds} 秒内有效。请勿告诉他人。',
    en: '[{shop}] Your code is {code}, valid for {seconds} seconds. Do not share it.',
  },
  // Without the code: mail servers write subjects into their logs.
  codeSubject: { zh: '{shop}验证码', en: 'Your {shop} code' },
  codeTitle: { zh: '你的验证码', en: 'Your code' },
  codeRemark: {
    zh: '{seconds} 秒内有效。如果不是你本人操作，请忽略这封邮件。',
    en: 'Valid for {seconds} seconds. If you did not ask for it, ignore this mail.',
  },
  codeLabel: { zh: '验证码', en: 'Code' },
  noticeSubject: { zh: '{title} - {shop}', en: '{title} - {shop}' },
  openPage: { zh: '查看详情', en: 'See details' },
  whyNotice: {
    zh: '你在{shop}打开了邮件通知。可以在个人资料中关闭：',
    en: 'You have switched mail notices on at {shop}. Switch them off in your profile:',
  },
  noticeSms: {
    zh: '【{shop}】{what}（{time}）。可在个人资料里关闭短信通知。',
    en: '[{shop}] {what} ({time}). Switch texts off in your profile.',
  },
  securitySms: {
    zh: '【{shop}】{what}（{time}）。{advice}',
    en: '[{shop}] {what} ({time}). {advice}',
  },
  openDevices: { zh: '查看登录过的设备', en: 'See the devices that are signed in' },
  whySecurity: {
    zh: '账号安全邮件由{shop}自动发送，不能关闭，请勿回复。',
    en: 'It is about who gets into your account, so {shop} always sends it; replies are not read.',
  },
  whyCode: { zh: '{shop}自动发送，请勿回复。', en: 'Sent by {shop}; replies are not read.' },
} as const satisfies Record<string, Record<Lang, string>>;

export type MailWord = keyof typeof words;

/** A text of a mail or text message with its values. */
export function mailText(key: MailWord, lang: Lang, values: Readonly<Record<string, string | number>> = {}): string {
  return words[key][lang].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

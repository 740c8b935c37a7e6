import type { Lang } from '../../kernel/texts/languages.ts';

type Words = Record<Lang, string>;

/** Changes of who gets into an account, as its customer is told of them. `what`: at most 35 characters, as text messages are short. */
export const credentialChanges = {
  'password-changed': { zh: '登录密码已修改', en: 'Your password was changed' },
  'password-set': { zh: '已设置登录密码', en: 'A password was set' },
  'password-reset': { zh: '登录密码已用验证码重设', en: 'Your password was reset by a code' },
  'number-changed': { zh: '手机号已更换', en: 'Your phone number was changed' },
  'mail-changed': { zh: '邮箱已绑定或更换', en: 'Your mailbox was added or changed' },
  'passkey-added': { zh: '已添加通行密钥', en: 'A passkey was added' },
  'passkey-removed': { zh: '已移除通行密钥', en: 'A passkey was removed' },
  'devices-ended': { zh: '已退出其他全部设备', en: 'All other devices were signed out' },
} as const satisfies Record<string, Words>;

export type CredentialChange = keyof typeof credentialChanges;

const stillTheirs: Words = {
  zh: '如果不是你本人操作，请立即用手机验证码重设登录密码，这会退出所有设备，并联系客服。',
  en: 'If it was not you, reset your password by a code to your phone at once, which signs every device out, and contact the shop.',
};
/** A code to the number goes to somebody else now, so only people help. */
const gone: Words = {
  zh: '如果不是你本人操作，请立即联系客服：验证码不再发送到原来的手机号。',
  en: 'If it was not you, contact the shop at once: codes are no longer sent to the number you had.',
};

/** What a change has ended, as nobody should wonder why a device asks them to sign in. */
const othersEnded: Words = {
  zh: '其他设备的登录已全部退出。',
  en: 'All other devices were signed out. ',
};
const keysEnded: Words = {
  zh: '其他设备的登录已全部退出，通行密钥也已移除。',
  en: 'All other devices were signed out, and all passkeys removed. ',
};
const ended: Partial<Record<CredentialChange, Words>> = {
  'password-changed': keysEnded,
  'password-reset': keysEnded,
  'password-set': othersEnded,
  'number-changed': othersEnded,
  'mail-changed': othersEnded,
};

/** What the change has ended, and what to do when somebody else did it. */
export function adviceOn(change: CredentialChange): Words {
  const advice = change === 'number-changed' ? gone : stillTheirs;
  const { zh = '', en = '' } = ended[change] ?? {};
  return { zh: `${zh}${advice.zh}`, en: `${en}${advice.en}` };
}

import type { Lang } from './languages.ts';

/** Short texts that writes answer. Clients show their own; the key must be there. */
const confirmations = {
  saved: { zh: '已保存', en: 'Saved' },
  removed: { zh: '已删除', en: 'Removed' },
  added: { zh: '已添加', en: 'Added' },
  claimed: { zh: '领取成功', en: 'Coupon claimed' },
  registered: { zh: '注册成功', en: 'Registered' },
  signedOut: { zh: '已退出登录', en: 'Signed out' },
  proved: { zh: '身份验证通过', en: 'Thank you, it is you' },
  codeSent: { zh: '验证码已发送', en: 'The code was sent' },
  accountClosed: { zh: '账号已注销', en: 'The account was closed' },
  paid: { zh: '付款成功', en: 'Paid' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  reviewAdded: { zh: '追评已发布', en: 'Your addition is published' },
  reviewed: { zh: '感谢评价', en: 'Thank you for the review' },
  reminding: { zh: '已设置提醒', en: 'We will remind you' },
  reminded: { zh: '已提醒摊主发货', en: 'The shop has been reminded' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
  restored: { zh: '已恢复', en: 'Restored' },
  received: { zh: '已确认收货', en: 'Receipt confirmed' },
} as const;

export type ConfirmationKey = keyof typeof confirmations;

export function confirmationText(key: ConfirmationKey, lang: Lang): string {
  return confirmations[key][lang];
}

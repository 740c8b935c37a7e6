import type { Customer } from '../support/api.ts';
import type { Tab } from './tab/open-tab.ts';
import { label, role, type Words } from './tab/target.ts';

/** Fills the sign-in page that is open as somebody with a password would. */
export async function signInByPassword(
  tab: Tab,
  say: (words: Words) => string | RegExp,
  { phone, password }: Customer,
): Promise<void> {
  await tab.click(role('tab', say({ zh: '密码登录', en: /password/i })));
  await tab.fill(label(say({ zh: '手机号', en: /phone number/i })), phone);
  await tab.fill(label(say({ zh: '密码', en: 'Password' })), password);
  await tab.click(role('button', say({ zh: '登录', en: 'Log in' }), { within: role('main') }));
}

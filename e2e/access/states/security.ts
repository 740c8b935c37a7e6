import { expectHydrated } from '../../support/hydrated.ts';
import { customerWithDevices, customerWithPasskeys } from '../../support/security-fixtures.ts';
import { emptyCustomer } from '../../support/signed-in.ts';
import { signedInAt } from './opening.ts';
import type { PageState, Visit } from './page-state.ts';

/** Presses a button of the page that is open. */
const press =
  (names: { zh: string; en: string }) =>
  async ({ page, lang }: Visit) => {
    const button = page.getByRole('button', { name: names[lang] });
    await expectHydrated(button);
    await button.click();
  };

const withQuestion = async (visit: Visit) => {
  await signedInAt('/user/devices', customerWithDevices)(visit);
  await press({ zh: '其他设备全部退出', en: 'Log out all others' })(visit);
};

const withKeys = async (visit: Visit) => {
  const tokens = await customerWithPasskeys(visit.page, visit.origin, ['小满的电脑', '钥匙串上的安全钥匙']);
  await signedInAt('/user/passkeys', async () => tokens)(visit);
};

/** How an account is secured. */
export const securityStates: readonly PageState[] = [
  {
    route: 'mf_user_centre/security',
    name: 'almost all is there',
    heading: { zh: '账号安全', en: 'Account security' },
    shows: { zh: '4 项中已完成 3 项', en: '3 of 4 are ready' },
    open: signedInAt('/user/security'),
  },
  {
    route: 'mf_user_centre/security',
    name: 'a newcomer',
    heading: { zh: '账号安全', en: 'Account security' },
    shows: { zh: '还没有设置密码', en: 'No password yet' },
    open: signedInAt('/user/security', emptyCustomer),
  },
  {
    route: 'mf_user_centre/phone',
    name: 'who is there',
    heading: { zh: '更换手机号', en: 'Change phone number' },
    shows: { zh: '现在的手机号', en: 'Your number now' },
    open: signedInAt('/user/cellphone'),
  },
  {
    route: 'mf_user_centre/password',
    name: 'another one',
    heading: { zh: '登录密码', en: 'Password' },
    shows: { zh: '当前密码', en: 'Current password' },
    open: signedInAt('/user/password'),
  },
  {
    route: 'mf_user_centre/password',
    name: 'the first one',
    heading: { zh: '登录密码', en: 'Password' },
    shows: { zh: '还没有密码', en: 'has no password' },
    open: signedInAt('/user/password', emptyCustomer),
  },
  {
    route: 'mf_user_centre/passkeys',
    name: 'none',
    heading: { zh: '通行密钥', en: 'Passkeys' },
    shows: { zh: '还没有通行密钥', en: 'No passkey yet' },
    open: signedInAt('/user/passkeys', emptyCustomer),
  },
  {
    route: 'mf_user_centre/passkeys',
    name: 'two',
    heading: { zh: '通行密钥', en: 'Passkeys' },
    shows: { zh: '小满的电脑', en: '小满的电脑' },
    open: withKeys,
  },
  {
    route: 'mf_user_centre/devices',
    name: 'several',
    heading: { zh: '登录过的设备', en: 'Devices' },
    shows: { zh: 'iPhone', en: 'iPhone' },
    open: signedInAt('/user/devices', customerWithDevices),
  },
  {
    route: 'mf_user_centre/devices',
    name: 'asked before all others end',
    heading: { zh: '让其他 2 台设备全部退出？', en: 'Log all 2 other devices out?' },
    level: 2,
    open: withQuestion,
  },
];

import { signedInAt } from '../../access/states/opening.ts';
import { emptyCustomer } from '../../support/signed-in.ts';
import { expect } from '../../support/test.ts';
import { dialog, fill, press, text } from './acting.ts';
import { desktop, englishPhone, type GalleryState, inTurn, phone, type Visit } from './gallery-state.ts';
import { changed, held, refused } from './responses.ts';

const centre = { zh: '账号安全', en: 'Account security' } as const;
const number = { route: 'mf_user_centre/phone', heading: { zh: '更换手机号', en: 'Change phone number' } } as const;
const keys = { route: 'mf_user_centre/passkeys', heading: { zh: '通行密钥', en: 'Passkeys' } } as const;
const add = { zh: '添加通行密钥', en: 'Add a passkey' } as const;

type Proof = { seconds_left: number; ways: string[] };
/** The last proof counts no longer, and the account has every way to give another. */
const lapsed = changed<Proof>(/\/user\/proof$/, () => ({
  seconds_left: 0,
  ways: ['passkey', 'password', 'cellphone', 'email'],
}));

/** Pretends that a proof was taken, so that no password has to be right. */
const proved = ({ page }: Visit) =>
  page.route(/\/user\/proof$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { result: 'ok', message: 'ok' } }) : route.continue(),
  );

const toNewNumber = inTurn(
  signedInAt('/user/cellphone'),
  proved,
  async ({ page, lang }) =>
    page.getByRole('textbox', { name: lang === 'en' ? 'Password' : '登录密码' }).fill('jishi123'),
  press({ zh: '验证', en: 'Continue' }),
  text({ zh: '新手机号', en: 'New phone number' }),
);

/** Leads to a page of security from the portal, inside of the tab. */
const fromPortal = inTurn(signedInAt('/user/portal'), press(centre, 'link'));

/** How an account is secured, while somebody does something about it. */
export const securityStates: readonly GalleryState[] = [
  {
    route: 'mf_user_centre/security',
    name: 'loading',
    heading: { zh: /./, en: /./ },
    open: inTurn(held(/\/user\/security$/), fromPortal, ({ page }) => page.waitForURL(/\/user\/security/)),
    isLoading: true,
    ways: [desktop],
  },
  {
    route: 'mf_user_centre/security',
    name: 'not loaded',
    heading: { zh: /./, en: /./ },
    faults: /Failed to fetch|could not reach the server|ApiError/i,
    open: inTurn(refused(/\/user\/security$/), fromPortal, text({ zh: '没加载出来', en: 'That did not load' })),
    ways: [desktop],
  },
  { ...number, name: 'the new number', open: toNewNumber, ways: [desktop, englishPhone] },
  {
    ...number,
    name: 'a number that has an account',
    open: inTurn(
      toNewNumber,
      fill({ zh: '新手机号', en: 'New phone number' }, '13800000002'),
      press({ zh: '获取验证码', en: 'Send code' }),
      text({ zh: /该手机号属于其他账号/, en: /belongs to another account/ }),
    ),
    ways: [phone],
  },
  {
    route: 'mf_user_centre/password',
    name: 'a good one',
    heading: { zh: '登录密码', en: 'Password' },
    open: inTurn(
      signedInAt('/user/password', emptyCustomer),
      fill({ zh: '新密码', en: 'New password' }, 'Tea-house-2026'),
      text({ zh: '强', en: 'Good' }),
    ),
    ways: [desktop],
  },
  {
    ...keys,
    name: 'who is there',
    open: inTurn(signedInAt('/user/passkeys', emptyCustomer), lapsed, press(add), dialog),
    ways: [desktop, englishPhone],
  },
  {
    ...keys,
    name: 'a name for a new one',
    open: inTurn(signedInAt('/user/passkeys', emptyCustomer), press(add), dialog, async ({ page, lang }) => {
      await expect(page.getByLabel(lang === 'en' ? 'Name' : '名字', { exact: true })).not.toHaveValue('');
    }),
    ways: [desktop],
  },
];

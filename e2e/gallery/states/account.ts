import { at, signedInAt } from '../../access/states/opening.ts';
import { callApi } from '../../support/api.ts';
import { newPhone } from '../../support/customers.ts';
import { keyBuyer } from '../../support/key-buyer.ts';
import { emptyCustomer, signUp, tokensOf } from '../../support/signed-in.ts';
import { expect } from '../../support/test.ts';
import { answer, dialog, fill, press, text } from './acting.ts';
import { customerWithDataFile } from './customers.ts';
import { darkDesktop, desktop, englishPhone, type GalleryState, inTurn, phone, type Visit } from './gallery-state.ts';
import { changed } from './responses.ts';

const orders = { route: 'mf_user_centre/orders', heading: { zh: '我的订单', en: 'My orders' } } as const;
const detail = { route: 'mf_user_centre/order-detail', heading: { zh: /./, en: /./ } } as const;
const profile = { route: 'mf_user_centre/profile', heading: { zh: '个人资料', en: 'Personal info' } } as const;
const addresses = { route: 'mf_user_centre/addresses', heading: { zh: '收货地址', en: 'Addresses' } } as const;

/** Opens the demo customer's order in a state, by the number of the wire. */
const inState = (state: number) => async (visit: Visit) => {
  const { access_token: token } = await tokensOf(visit.origin);
  type Row = { id: number; state: number; goods_list: { type_code: number }[] };
  const { data } = await callApi<{ data: Row[] }>('goodIndent?index=0&limit=50', { token, origin: visit.origin });
  const id = data.find((order) => order.state === state)?.id;
  return signedInAt(`/user/indent/detail?id=${id}`)(visit);
};

const boughtKey = async (visit: Visit) => {
  const { tokens, orderId } = await keyBuyer(visit.origin);
  return signedInAt(`/user/indent/detail?id=${orderId}`, async () => tokens)(visit);
};

const password = { zh: '密码', en: 'Password' } as const;
const again = { zh: '再次输入密码', en: 'Repeat the password' } as const;

const filledIn = (path: string) =>
  inTurn(
    at(path),
    (visit: Visit) => fill({ zh: '手机号', en: 'Phone number' }, newPhone())(visit),
    press({ zh: '获取验证码', en: 'Send code' }),
    async ({ page, lang }) => {
      await expect(page.getByLabel(lang === 'en' ? 'Code' : '验证码', { exact: true })).toHaveValue(/^\d{5}$/);
    },
    fill(password, 'Market2026!'),
    fill(again, 'Market2026!'),
  );

const toClosing = inTurn(
  signedInAt('/user/cancel', emptyCustomer),
  press({ zh: /^我已看完/, en: /^I have read this/ }, 'checkbox'),
  // The entry of the menu is a link.
  press({ zh: '注销账号', en: 'Close account' }),
  dialog,
);

/** More of the user centre and of signing up. */
export const accountStates: readonly GalleryState[] = [
  {
    route: 'mf_user_centre/portal',
    name: 'a newcomer',
    heading: { zh: '个人中心', en: 'My centre' },
    open: signedInAt('/user/portal', emptyCustomer),
  },
  { ...orders, name: 'one tab', open: signedInAt('/user/indent/list?index=3'), ways: [desktop] },
  { ...orders, name: 'nothing fits the search', open: signedInAt('/user/indent/list?search=qqqq') },
  { ...detail, name: 'completed with a key', shows: { zh: '卡密信息', en: 'Keys' }, open: boughtKey, ways: [desktop] },
  {
    ...detail,
    name: 'refunded',
    shows: { zh: '退款信息', en: 'Refund' },
    open: inState(7),
    ways: [desktop, englishPhone],
  },
  { ...detail, name: 'not paid in time', shows: { zh: '已失效', en: 'Expired' }, open: inState(4), ways: [desktop] },
  {
    ...detail,
    name: 'no invoices here',
    shows: { zh: '网站暂不支持开发票', en: 'Invoices can be requested on mobile only' },
    open: inTurn(inState(10), async ({ page, lang }) =>
      page.getByText(lang === 'en' ? /^Invoices can be/ : /^网站暂不支持开发票/).scrollIntoViewIfNeeded(),
    ),
    isScrolled: true,
    ways: [desktop, phone],
  },
  {
    ...detail,
    name: 'asked before it is cancelled',
    open: inTurn(inState(1), press({ zh: /^取消订单/, en: /^Cancel order/ }), dialog),
    ways: [desktop, englishPhone],
  },
  {
    ...addresses,
    name: 'asked before one goes',
    open: inTurn(
      signedInAt('/user/address'),
      press({ zh: /^删除 林建国/, en: /^Delete the address of 林建国/ }),
      dialog,
    ),
    ways: [desktop],
  },
  {
    ...addresses,
    name: 'nothing filled in',
    open: inTurn(
      signedInAt('/user/address'),
      press({ zh: '新增收货地址', en: 'Add an address' }),
      dialog,
      press({ zh: '保存', en: 'Save' }),
      text({ zh: /^请填写/, en: /is required$/ }),
    ),
    ways: [desktop, englishPhone],
  },
  {
    ...profile,
    name: 'a mailbox with faults',
    open: inTurn(
      signedInAt('/user/userinfo', emptyCustomer),
      press({ zh: '绑定', en: 'Add' }),
      dialog,
      press({ zh: '保存邮箱', en: 'Save e-mail' }),
      text({ zh: '请填写邮箱', en: 'Enter your e-mail' }),
    ),
    ways: [desktop, englishPhone],
  },
  {
    ...profile,
    name: 'which notices come',
    open: inTurn(signedInAt('/user/userinfo'), async ({ page }) => {
      const choices = page.getByRole('main').getByRole('table');
      await choices.evaluate((table) => table.scrollIntoView({ block: 'center' }));
    }),
    isScrolled: true,
    ways: [phone, englishPhone],
  },
  {
    route: 'mf_user_centre/favourites',
    name: 'asked before one goes',
    heading: { zh: '我的收藏', en: 'My favourites' },
    open: inTurn(signedInAt('/user/collect'), press({ zh: /^取消收藏 /, en: /^Remove from favourites: / }), dialog),
    ways: [desktop],
  },
  {
    route: 'mf_user_centre/notices',
    name: 'some chosen',
    heading: { zh: '消息', en: 'Messages' },
    open: inTurn(signedInAt('/user/notice/list'), press({ zh: '全选', en: 'Select all' }, 'checkbox')),
    ways: [darkDesktop, phone],
  },
  {
    route: 'mf_user_centre/close-account',
    name: 'asked for the first time',
    heading: { zh: '注销账号', en: 'Close account' },
    open: toClosing,
    ways: [desktop],
  },
  {
    route: 'mf_user_centre/close-account',
    name: 'asked for the last time',
    heading: { zh: '注销账号', en: 'Close account' },
    open: inTurn(
      toClosing,
      answer({ zh: '继续注销', en: 'Go on' }),
      text({ zh: '最后确认：立即注销？', en: 'Last question: close it now?' }),
    ),
    ways: [desktop, englishPhone],
  },
  {
    route: 'mf_user_centre/my-data',
    name: 'being made',
    heading: { zh: '我的数据', en: 'My data' },
    open: inTurn(
      signedInAt('/user/data', signUp),
      changed<{ state: string }>(/\/user\/data$/, (file) => ({
        ...file,
        state: 'waiting',
        asked_at: '2026-11-18 10:00:00',
      })),
      press({ zh: '申请数据文件', en: 'Ask for the file' }),
      text({ zh: '正在整理你的数据', en: 'Your data is being put together' }),
    ),
    ways: [desktop],
  },
  {
    route: 'mf_user_centre/my-data',
    name: 'ready to be fetched',
    heading: { zh: '我的数据', en: 'My data' },
    shows: { zh: '数据文件已准备好', en: 'Your file is ready' },
    open: signedInAt('/user/data', customerWithDataFile),
    ways: [desktop, englishPhone],
  },
  {
    route: 'mf_user_centre/register',
    name: 'filled in',
    heading: { zh: '注册账号', en: 'Sign up' },
    level: 2,
    open: filledIn('/pass/register'),
    ways: [desktop, phone],
  },
  {
    route: 'mf_user_centre/reset-password',
    name: 'empty',
    heading: { zh: '重设密码', en: 'New password' },
    level: 2,
    open: at('/pass/findPassword'),
    ways: [desktop],
  },
];

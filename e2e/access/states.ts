import type { Page } from '@playwright/test';
import { callApi, type Tokens } from '../support/api.ts';
import { customerWithCart, emptyCustomer, enterAs, tokensOf } from '../support/signed-in.ts';

export type Lang = 'zh' | 'en';
export type Visit = { page: Page; origin: string; lang: Lang };

/** One look of a page that a customer can meet. */
export type PageState = {
  /** Id of the page; `shell/…` for pages that belong to no remote. */
  route: string;
  name: string;
  /** The state counts only after its own heading was found. */
  heading: Readonly<Record<Lang, string | RegExp>>;
  /** 1 unless the state has a heading of its own below the page's. */
  level?: 1 | 2;
  /** What tells the state from others under the same heading. */
  shows?: Readonly<Record<Lang, string>>;
  open(visit: Visit): Promise<unknown>;
};

type Who = (origin: string) => Promise<Tokens>;

const address = ({ lang }: Visit, path: string) => (lang === 'en' ? `/en${path}` : path);
const at = (path: string) => (visit: Visit) => visit.page.goto(address(visit, path));

const enter = async ({ page, origin }: Visit, who: Who) => enterAs(page.context(), origin, await who(origin));

const signedInAt =
  (path: string, who: Who = tokensOf) =>
  async (visit: Visit) => {
    await enter(visit, who);
    return at(path)(visit);
  };

/** Tabs of the order list, by the words of the wire. */
const tabs = { 'awaiting payment': '1', 'awaiting shipment': '2', shipped: '3' } as const;

/** Opens a page with the demo customer's newest order in a state. */
const withOrder = (path: string, state: keyof typeof tabs) => async (visit: Visit) => {
  const { access_token: token } = await tokensOf(visit.origin);
  const call = `goodIndent?index=${tabs[state]}&limit=1`;
  const { data } = await callApi<{ data: { id: number }[] }>(call, { token, origin: visit.origin });
  return signedInAt(`${path}?id=${data[0]?.id}`)(visit);
};

const confirmOrder =
  (productId = '1029') =>
  async (visit: Visit) => {
    await signedInAt(`/product/detail/${productId}`)(visit);
    await visit.page.getByRole('button', { name: visit.lang === 'en' ? 'Buy now' : '立即购买' }).click();
  };

const chooseCoupon = async (visit: Visit) => {
  // A clock that takes coupons and points.
  await confirmOrder('1100')(visit);
  await visit.page.getByRole('button', { name: visit.lang === 'en' ? /^Coupon/ : /^优惠券/ }).click();
};

const scanCode = async (visit: Visit) => {
  const isEnglish = visit.lang === 'en';
  await withOrder('/money/pay', 'awaiting payment')(visit);
  await visit.page.getByRole('radio', { name: isEnglish ? /^WeChat/ : /^微信扫码/ }).check();
  await visit.page.getByRole('button', { name: isEnglish ? /^Pay / : /^支付 / }).click();
  await visit.page.getByRole('img', { name: isEnglish ? /^QR code/ : /二维码$/ }).waitFor();
};

const signInWith = (tab: Record<Lang, string>) => async (visit: Visit) => {
  await at('/pass/login')(visit);
  await visit.page.getByRole('tab', { name: tab[visit.lang] }).click();
};

const addAddress = async (visit: Visit) => {
  await signedInAt('/user/address')(visit);
  await visit.page.getByRole('button', { name: visit.lang === 'en' ? 'Add an address' : '新增收货地址' }).click();
};

/** Every page of the release in the states that look different. */
export const states: readonly PageState[] = [
  { route: 'mf_catalog/home', name: 'visitor', heading: { zh: '集市首页', en: 'Jishi home' }, open: at('/') },
  {
    route: 'mf_catalog/category-list',
    name: 'all',
    heading: { zh: '全部分类', en: 'All categories' },
    open: at('/category/list'),
  },
  {
    route: 'mf_catalog/product-list',
    name: 'all',
    heading: { zh: '全部商品', en: 'All products' },
    open: at('/product/list'),
  },
  {
    route: 'mf_catalog/product-list',
    name: 'nothing found',
    heading: { zh: '没有找到相关商品', en: 'Nothing found' },
    level: 2,
    open: at('/product/list?title=qqqqq'),
  },
  {
    route: 'mf_catalog/product-detail',
    name: 'one variant',
    heading: { zh: /^迁西板栗/, en: /^Qianxi raw chestnuts/ },
    open: at('/product/detail/1029'),
  },
  {
    route: 'mf_catalog/product-detail',
    name: 'to choose from',
    heading: { zh: /^丹东草莓/, en: /^Dandong strawberries/ },
    open: at('/product/detail/1014'),
  },
  {
    route: 'mf_catalog/product-detail',
    name: 'off the shelf',
    heading: { zh: /^贵州青椒/, en: /^Thick-walled green peppers/ },
    open: at('/product/detail/1024'),
  },
  {
    route: 'mf_cart_checkout/cart',
    name: 'empty',
    heading: { zh: '购物车还是空的', en: 'Your cart is empty' },
    level: 2,
    open: at('/cart'),
  },
  {
    route: 'mf_cart_checkout/cart',
    name: 'filled',
    heading: { zh: '购物车', en: 'Cart' },
    shows: { zh: '迁西板栗', en: 'Qianxi raw chestnuts' },
    open: signedInAt('/cart', customerWithCart),
  },
  {
    route: 'mf_cart_checkout/confirm-order',
    name: 'one product',
    heading: { zh: '确认订单', en: 'Confirm order' },
    shows: { zh: '迁西板栗', en: 'Qianxi raw chestnuts' },
    open: confirmOrder(),
  },
  {
    route: 'mf_cart_checkout/confirm-order',
    name: 'coupons to choose from',
    heading: { zh: '选择优惠券', en: 'Choose a coupon' },
    level: 2,
    open: chooseCoupon,
  },
  {
    route: 'mf_cart_checkout/confirm-order',
    name: 'nothing to confirm',
    heading: { zh: '没有待确认的商品', en: 'Nothing to confirm' },
    level: 2,
    open: signedInAt('/indent/create'),
  },
  {
    route: 'mf_cart_checkout/pay',
    name: 'awaiting payment',
    heading: { zh: '收银台', en: 'Payment' },
    open: withOrder('/money/pay', 'awaiting payment'),
  },
  {
    route: 'mf_cart_checkout/pay',
    name: 'a code to scan',
    heading: { zh: '微信扫码付款', en: 'Pay by WeChat QR code' },
    level: 2,
    open: scanCode,
  },
  {
    route: 'mf_cart_checkout/pay-success',
    name: 'paid',
    heading: { zh: '支付成功', en: 'Payment successful' },
    open: withOrder('/money/success', 'awaiting shipment'),
  },
  {
    route: 'mf_user_centre/sign-in',
    name: 'by code',
    heading: { zh: '回来啦，摊位都给你留着呢', en: 'Welcome back, your stall is waiting' },
    open: at('/pass/login'),
  },
  {
    route: 'mf_user_centre/sign-in',
    name: 'by password',
    heading: { zh: '回来啦，摊位都给你留着呢', en: 'Welcome back, your stall is waiting' },
    open: signInWith({ zh: '密码登录', en: 'By password' }),
  },
  {
    route: 'mf_user_centre/portal',
    name: 'with orders',
    heading: { zh: '个人中心', en: 'My centre' },
    open: signedInAt('/user/portal'),
  },
  {
    route: 'mf_user_centre/orders',
    name: 'every state',
    heading: { zh: '我的订单', en: 'My orders' },
    shows: { zh: '订单编号', en: 'Order number' },
    open: signedInAt('/user/indent/list'),
  },
  {
    route: 'mf_user_centre/orders',
    name: 'none',
    heading: { zh: '我的订单', en: 'My orders' },
    shows: { zh: '还没有订单', en: 'No orders yet' },
    open: signedInAt('/user/indent/list', emptyCustomer),
  },
  {
    route: 'mf_user_centre/order-detail',
    name: 'awaiting payment',
    heading: { zh: /待付款|订单/, en: /payment|Order/ },
    shows: { zh: '待付款', en: 'To pay' },
    open: withOrder('/user/indent/detail', 'awaiting payment'),
  },
  {
    route: 'mf_user_centre/order-detail',
    name: 'shipped',
    heading: { zh: /待收货|订单/, en: /Shipped|Order/ },
    shows: { zh: '待收货', en: 'To receive' },
    open: withOrder('/user/indent/detail', 'shipped'),
  },
  {
    route: 'mf_user_centre/addresses',
    name: 'three',
    heading: { zh: '收货地址', en: 'Addresses' },
    shows: { zh: '林建国', en: '林建国' },
    open: signedInAt('/user/address'),
  },
  {
    route: 'mf_user_centre/addresses',
    name: 'none',
    heading: { zh: '收货地址', en: 'Addresses' },
    open: signedInAt('/user/address', emptyCustomer),
  },
  {
    route: 'mf_user_centre/addresses',
    name: 'new one',
    heading: { zh: '新增收货地址', en: 'Add an address' },
    level: 2,
    open: addAddress,
  },
  {
    route: 'mf_user_centre/favourites',
    name: 'some',
    heading: { zh: '我的收藏', en: 'My favourites' },
    shows: { zh: '迁西板栗', en: 'Qianxi raw chestnuts' },
    open: signedInAt('/user/collect'),
  },
  {
    route: 'mf_user_centre/favourites',
    name: 'none',
    heading: { zh: '我的收藏', en: 'My favourites' },
    shows: { zh: '还没有收藏', en: 'No favourites yet' },
    open: signedInAt('/user/collect', emptyCustomer),
  },
  {
    route: 'shell/not-found',
    name: 'unknown address',
    heading: { zh: '这个摊位找不到了', en: 'This page could not be found' },
    open: at('/no-such-page'),
  },
];

import type { LinkEntry, PageEntry } from '@jishi/contracts/release';
import { renderInShop, type ShopTestOptions } from '@jishi/testing';
import type { ReactNode } from 'react';
import en from '../messages/en.ts';
import zh from '../messages/zh.ts';
import { layoutLinksOf } from '../navigation/layout-links.ts';
import { LayoutLinksProvider } from '../navigation/use-layout-links.ts';

type Row = [page: string, path: string, zh: string, places: Record<string, number>, more?: Partial<LinkEntry>];

/** Links as parts may have them, in more places than the live ones. */
const rows: Row[] = [
  ['mf_catalog/home', '/', '首页', { header: 10 }],
  ['mf_catalog/home', '/', '首页', { 'tab-bar': 10 }, { icon: 'house' }],
  ['mf_catalog/category-list', '/category/list', '全部分类', { header: 20 }],
  ['mf_promotions/flash-sales', '/seckill/list', '限时秒杀', { header: 30 }, { icon: 'zap' }],
  [
    'mf_catalog/article-list',
    '/article/list/:name?',
    '帮助',
    { header: 40 },
    { covers: ['mf_catalog/article-detail'] },
  ],
  ['mf_catalog/article-list', '/article/list/:name?', '帮助', { drawer: 50 }, { icon: 'circle-help' }],
  ['mf_cart_checkout/cart', '/cart', '购物车', { cart: 10, 'tab-bar': 40 }, { icon: 'shopping-cart', count: 'cart' }],
  [
    'mf_user_centre/sign-in',
    '/pass/login',
    '登录',
    { 'top-bar': 10, 'flow-bar': 10, drawer: 100 },
    { audience: 'visitors', icon: 'log-in' },
  ],
  ['mf_user_centre/orders', '/user/indent/list', '我的订单', { 'top-bar': 30, 'flow-bar': 30 }],
  [
    'mf_user_centre/notices',
    '/user/notice/list',
    '消息',
    { 'top-bar': 40, 'phone-bar': 10 },
    { icon: 'bell', fragment: 'mf_user_centre/unread-badge' },
  ],
  ['mf_user_centre/portal', '/user/portal', '个人中心', { account: 10 }, { icon: 'user-round' }],
  ['mf_user_centre/favourites', '/user/collect', '我的收藏', { account: 20 }, { icon: 'star' }],
  ['mf_user_centre/portal', '/user/portal', '我的首页', { 'side-menu': 10 }, { group: 'centre', icon: 'user-round' }],
  ['mf_user_centre/addresses', '/user/address', '收货地址', { 'side-menu': 40 }, { group: 'centre', icon: 'map-pin' }],
  [
    'mf_promotions/own-coupons',
    '/user/coupon/list',
    '我的优惠券',
    { 'side-menu': 60 },
    { group: 'centre', icon: 'ticket-percent' },
  ],
  [
    'mf_user_centre/orders',
    '/user/indent/list',
    '我的订单',
    { 'side-menu': 10 },
    { group: 'orders', icon: 'package', covers: ['mf_user_centre/order-detail'] },
  ],
  ['mf_user_centre/profile', '/user/userinfo', '个人资料', { 'side-menu': 10 }, { group: 'account', icon: 'id-card' }],
  ['mf_user_centre/points', '/user/integral/list', '积分明细', { 'side-menu': 10 }, { group: 'points', icon: 'coins' }],
];

const aPage = (id: string, path: string): PageEntry => ({ id, path, layout: 'default', guarded: false });

export const linkEntries: LinkEntry[] = rows.flatMap(([page, , words, places, more]) =>
  Object.entries(places).map(([place, order]) => ({
    page,
    place,
    order,
    text: { zh: words, en: `${words} in English` },
    audience: 'everybody',
    covers: [],
    ...more,
  })),
);

export const linkedPages: PageEntry[] = [
  ...new Map(rows.map(([id, path]) => [id, aPage(id, path)])).values(),
  aPage('mf_catalog/article-detail', '/article/detail/:name?'),
  aPage('mf_user_centre/order-detail', '/user/indent/detail'),
];

/** Draws a piece of the frame of a release that has these pages; default: all that have links. */
export function renderLayout(ui: ReactNode, options: ShopTestOptions = {}) {
  const { lang = 'zh', has = () => true } = options;
  const pages = linkedPages.filter(({ id }) => has(id));
  const links = layoutLinksOf({ pages, declarations: [{ navigation: linkEntries }] }, lang);
  return renderInShop(<LayoutLinksProvider value={links}>{ui}</LayoutLinksProvider>, {
    texts: { shell: lang === 'en' ? en : zh },
    ...options,
  });
}

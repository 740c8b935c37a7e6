import type { OtherPages } from './additions.ts';

/**
 * The pages the shop was planned with: id and path, without the language prefix. These paths are fixed by the product;
 * which part owns which page is in `docs/boundaries.md`. Any other page states its path in the `part.ts` of its owner.
 */
export const pagePaths = {
  'mf_catalog/home': '/',
  'mf_catalog/category-list': '/category/list',
  'mf_catalog/product-list': '/product/list/:id?',
  'mf_catalog/product-detail': '/product/detail/:id?',
  'mf_catalog/review-list': '/comment/list',
  'mf_catalog/article-list': '/article/list/:name?',
  'mf_catalog/article-detail': '/article/detail/:name?',
  'mf_catalog/compare': '/compare',
  'mf_cart_checkout/cart': '/cart',
  'mf_cart_checkout/confirm-order': '/indent/create',
  'mf_cart_checkout/pay': '/money/pay',
  'mf_cart_checkout/pay-success': '/money/success',
  'mf_user_centre/sign-in': '/pass/login',
  'mf_user_centre/register': '/pass/register',
  'mf_user_centre/reset-password': '/pass/findPassword',
  'mf_user_centre/scan': '/pass/scan',
  'mf_user_centre/earlier-scan': '/sweepLogin',
  'mf_user_centre/terms': '/pass/terms',
  'mf_user_centre/privacy': '/pass/privacy',
  'mf_user_centre/portal': '/user/portal',
  'mf_user_centre/profile': '/user/userinfo',
  'mf_user_centre/phone': '/user/cellphone',
  'mf_user_centre/password': '/user/password',
  'mf_user_centre/devices': '/user/devices',
  'mf_user_centre/close-account': '/user/cancel',
  'mf_user_centre/addresses': '/user/address',
  'mf_user_centre/favourites': '/user/collect',
  'mf_user_centre/points': '/user/integral/list',
  'mf_user_centre/wallet': '/user/finance/list',
  'mf_user_centre/orders': '/user/indent/list',
  'mf_user_centre/order-detail': '/user/indent/detail',
  'mf_user_centre/order-print': '/user/indent/print',
  'mf_user_centre/notices': '/user/notice/list',
  'mf_user_centre/notice-detail': '/user/notice/detail',
  'mf_user_centre/own-reviews': '/user/comment/list',
  'mf_user_centre/write-review': '/comment/score',
  'mf_promotions/flash-sales': '/seckill/list',
  'mf_promotions/coupons': '/coupon/list',
  'mf_promotions/coupon-components': '/coupon/components',
  'mf_promotions/own-coupons': '/user/coupon/list',
  'mf_promotions/sale-reminders': '/user/seckill/reminders',
  'mf_promotions/lottery': '/user/integralDraw',
  'mf_promotions/lotteries': '/user/integralDraw/list',
  'mf_promotions/prizes': '/user/integralDraw/log',
} as const;

/** Id of a page: `<mf name>/<page>`. */
export type PageId = keyof typeof pagePaths | keyof OtherPages;

type Query = Record<string, string | number | null | undefined>;

/** Appends the values that are set as a query; keeps the order given. */
export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') params.append(name, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** Builds the address of each page, without the language prefix (the router adds it). */
export const paths = {
  home: () => '/',
  categories: () => '/category/list',
  /** `couponId`: only products this coupon is for. */
  products: (
    query: {
      categoryId?: string;
      name?: string;
      keyword?: string;
      couponId?: string;
      sort?: string;
      page?: number;
    } = {},
  ) =>
    withQuery(query.categoryId ? `/product/list/${query.categoryId}` : '/product/list', {
      name: query.name,
      title: query.keyword,
      coupon: query.couponId,
      sort: query.sort,
      page: query.page,
    }),
  product: (id: string) => `/product/detail/${id}`,
  reviews: (productId: string) => withQuery('/comment/list', { good_id: productId }),
  articles: (column?: string) => (column ? `/article/list/${encodeURIComponent(column)}` : '/article/list'),
  article: (name: string) => `/article/detail/${encodeURIComponent(name)}`,
  compare: () => '/compare',
  cart: () => '/cart',
  confirmOrder: () => '/indent/create',
  pay: (orderId: string) => withQuery('/money/pay', { id: orderId }),
  paySuccess: (orderId: string) => withQuery('/money/success', { id: orderId }),
  signIn: () => '/pass/login',
  register: () => '/pass/register',
  scan: (codeId: string) => withQuery('/pass/scan', { uuid: codeId }),
  resetPassword: () => '/pass/findPassword',
  terms: () => '/pass/terms',
  privacy: () => '/pass/privacy',
  portal: () => '/user/portal',
  profile: () => '/user/userinfo',
  phone: () => '/user/cellphone',
  password: () => '/user/password',
  devices: () => '/user/devices',
  closeAccount: () => '/user/cancel',
  addresses: () => '/user/address',
  favourites: () => '/user/collect',
  points: () => '/user/integral/list',
  wallet: () => '/user/finance/list',
  orders: (query: { tab?: string; page?: number } = {}) =>
    withQuery('/user/indent/list', { index: query.tab, page: query.page }),
  order: (id: string) => withQuery('/user/indent/detail', { id }),
  orderPrint: (id: string) => withQuery('/user/indent/print', { id }),
  notices: () => '/user/notice/list',
  notice: (id: string) => withQuery('/user/notice/detail', { id }),
  ownReviews: () => '/user/comment/list',
  writeReview: (orderId: string, number: string) =>
    withQuery('/comment/score', { id: orderId, identification: number }),
  flashSales: () => '/seckill/list',
  coupons: () => '/coupon/list',
  ownCoupons: () => '/user/coupon/list',
  saleReminders: () => '/user/seckill/reminders',
  lotteries: () => '/user/integralDraw/list',
  lottery: (id: string) => withQuery('/user/integralDraw', { id }),
  prizes: () => '/user/integralDraw/log',
} as const;

import type { Locator, Page } from '@playwright/test';

/** A place in a page that belongs to one remote, and how a customer gets there. */
export type PlaceInShop = {
  /** `<mf name>/<page or fragment>`. */
  id: string;
  path: string;
  /** What the remote draws there, with and without JavaScript. */
  content(page: Page): Locator;
  /** A page of another remote with a link to `path` that the remote in question has no hand in. */
  from: string;
  link(page: Page): Locator;
  isSignedIn?: boolean;
  isPhone?: boolean;
};

export type Remote = {
  name: string;
  mfName: string;
  /** A page of its own; `null` while the remote has none to show. */
  ownPage: PlaceInShop | null;
  /** Its fragment in a page of another remote. */
  placed: PlaceInShop & { host: string };
};

const product = { path: '/product/detail/1029', from: '/product/list?title=迁西板栗' } as const;
const productLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /迁西板栗/ })
    .first();
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^集市/ });

/** Every remote with one page of its own and one page of another remote that places its fragment. */
export const remotes: readonly Remote[] = [
  {
    name: 'mf-catalog',
    mfName: 'mf_catalog',
    ownPage: {
      id: 'mf_catalog/home',
      path: '/',
      content: (page) => page.getByRole('heading', { name: '今日摊头好货' }),
      from: '/pass/login',
      link: logo,
    },
    placed: {
      id: 'mf_catalog/product-strip',
      host: 'mf_user_centre',
      path: '/user/portal',
      content: (page) => page.getByRole('heading', { name: '猜你会喜欢' }),
      from: '/user/indent/list',
      link: (page) => page.getByRole('navigation', { name: '个人中心菜单' }).getByRole('link', { name: '我的首页' }),
      isSignedIn: true,
    },
  },
  {
    name: 'mf-cart-checkout',
    mfName: 'mf_cart_checkout',
    ownPage: {
      id: 'mf_cart_checkout/cart',
      path: '/cart',
      content: (page) => page.getByRole('main').getByRole('heading', { level: 1, name: '购物车' }),
      from: '/',
      link: (page) => page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '购物车' }),
      isPhone: true, // the cart link of the desktop header is a fragment of the same remote
    },
    placed: {
      id: 'mf_cart_checkout/add-to-cart',
      host: 'mf_catalog',
      content: (page) => page.getByRole('main').getByRole('button', { name: '加入购物车' }),
      link: productLink,
      ...product,
    },
  },
  {
    name: 'mf-user-centre',
    mfName: 'mf_user_centre',
    ownPage: {
      id: 'mf_user_centre/sign-in',
      path: '/pass/login',
      content: (page) => page.getByRole('tab', { name: '密码登录' }),
      from: '/',
      link: (page) => page.getByRole('banner').getByRole('link', { name: '登录' }),
    },
    placed: {
      id: 'mf_user_centre/favourite-button',
      host: 'mf_catalog',
      content: (page) => page.getByRole('main').getByRole('button', { name: '收藏' }),
      link: productLink,
      ...product,
    },
  },
  {
    name: 'mf-promotions',
    mfName: 'mf_promotions',
    ownPage: {
      id: 'mf_promotions/flash-sales',
      path: '/seckill/list',
      content: (page) => page.getByRole('main').getByRole('tablist', { name: '场次' }),
      from: '/',
      link: (page) => page.getByRole('banner').getByRole('link', { name: '限时秒杀' }),
    },
    placed: {
      id: 'mf_promotions/flash-sale-strip',
      host: 'mf_catalog',
      path: '/',
      content: (page) => page.getByRole('main').getByRole('heading', { name: /秒杀/ }),
      from: '/pass/login',
      link: logo,
    },
  },
];

import { guestCart } from './guest-cart.ts';

/** What the visitor's browser keeps: by key of the local storage, and cookies of this page. */
export type Kept = Readonly<Record<'storage' | 'cookies', Readonly<Record<string, string>>>>;

export type MeasuredPage = {
  name: 'home' | 'list' | 'detail' | 'cart' | 'orders';
  path: string;
  kept?: Kept;
  /** For the demo customer, who is signed in. */
  isOwn?: true;
};

/** The measured pages; the yardstick has one under each of these addresses too. */
export const pages: readonly MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/product/list' },
  { name: 'detail', path: '/product/detail/1029' },
  { name: 'cart', path: '/cart', kept: guestCart },
  { name: 'orders', path: '/user/indent/list', isOwn: true },
];

/** Those that search engines may list: a cart and orders are nobody else's business. */
export const publicPages = pages.filter(({ name }) => name !== 'cart' && name !== 'orders');

export type PageName = MeasuredPage['name'];

import type { AskedPage } from './drawn-page.ts';
import type { PageWeight } from './page-weight.ts';

/** A page and the most its HTML may weigh: elements, and bytes in the best brotli. */
export type PageBudget = AskedPage & { page: string; most: PageWeight };

/**
 * What is here is a promise to slow phones: raising it is a decision (146). The demo shop shows other goods by the clock, and a few characters change
 * what brotli finds. A budget stands 150 bytes and ten to thirty elements above what a shop has in which nobody has bought anything.
 */
export const pageBudgets: readonly PageBudget[] = [
  { page: 'home', path: '/', most: { elements: 1160, html: 25_330, styles: 9350, data: 5300 } },
  { page: 'list', path: '/product/list', most: { elements: 1420, html: 25_420, styles: 8080, data: 7100 } },
  { page: 'detail', path: '/product/detail/1029', most: { elements: 520, html: 23_950, styles: 8250, data: 7100 } },
  // Other goods each day, some of them in a sale: more room than the others have.
  { page: 'street', path: '/street', most: { elements: 1330, html: 25_570, styles: 9000, data: 5450 } },
  {
    page: 'shout',
    path: `/shout?say=${encodeURIComponent('两斤土豆、一打鸡蛋、牛奶、葡萄')}`,
    most: { elements: 480, html: 17_990, styles: 7210, data: 3400 },
  },
  { page: 'cart', path: '/cart', most: { elements: 230, html: 12_330, styles: 4800, data: 3000 } },
  {
    page: 'account',
    path: '/user/portal',
    isSignedIn: true,
    most: { elements: 640, html: 18_720, styles: 7190, data: 3700 },
  },
];

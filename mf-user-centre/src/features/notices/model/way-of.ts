import { type PageId, paths } from '@jishi/contracts';

/** Pages messages lead to, and what the way there is called. A path with a closing slash stands for all below it. */
const ways = [
  { page: 'mf_user_centre/order-detail', path: paths.order(''), name: 'order' },
  { page: 'mf_user_centre/write-review', path: paths.writeReview('', ''), name: 'review' },
  { page: 'mf_user_centre/wallet', path: paths.wallet(), name: 'wallet' },
  { page: 'mf_user_centre/points', path: paths.points(), name: 'points' },
  { page: 'mf_catalog/product-detail', path: paths.product(''), name: 'product' },
  { page: 'mf_promotions/flash-sales', path: paths.flashSales(), name: 'flash-sales' },
  { page: 'mf_promotions/coupons', path: paths.coupons(), name: 'coupons' },
  { page: 'mf_promotions/own-coupons', path: paths.ownCoupons(), name: 'coupons' },
  { page: 'mf_promotions/lottery', path: paths.lottery(''), name: 'lottery' },
  { page: 'mf_promotions/lotteries', path: paths.lotteries(), name: 'lottery' },
  { page: 'mf_promotions/prizes', path: paths.prizes(), name: 'prizes' },
] as const satisfies readonly { page: PageId; path: string; name: string }[];

/** The page behind the path of a message; `null` for one that messages have no business with. */
export function wayOf(path: string): (typeof ways)[number] | null {
  const bare = path.replace(/[?#].*$/, '');
  const isAt = (to: string) => (to.endsWith('/') ? bare.startsWith(to) && bare !== to : bare === to);
  return ways.find((way) => isAt(way.path)) ?? null;
}

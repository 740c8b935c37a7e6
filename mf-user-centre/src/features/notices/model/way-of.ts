import { paths } from '@jishi/contracts';
import { ownPaths } from '../../../model/own-paths.ts';

/** Pages messages lead to, and what the way there is called. A path with a closing slash stands for all below it. */
const ways = [
  { path: paths.order(''), name: 'order' },
  { path: ownPaths.refund(), name: 'refund' },
  { path: paths.writeReview('', ''), name: 'review' },
  { path: paths.ownReviews(), name: 'own-reviews' },
  { path: paths.wallet(), name: 'wallet' },
  { path: paths.points(), name: 'points' },
  { path: paths.product(''), name: 'product' },
  { path: paths.flashSales(), name: 'flash-sales' },
  { path: paths.coupons(), name: 'coupons' },
  { path: paths.ownCoupons(), name: 'coupons' },
  { path: paths.lottery(''), name: 'lottery' },
  { path: paths.lotteries(), name: 'lottery' },
  { path: paths.prizes(), name: 'prizes' },
  { path: ownPaths['my-data'](), name: 'data' },
] as const;

/** The page behind the path of a message; `null` for one that messages have no business with. */
export function wayOf(path: string): (typeof ways)[number] | null {
  const bare = path.replace(/[?#].*$/, '');
  const isAt = (to: string) => (to.endsWith('/') ? bare.startsWith(to) && bare !== to : bare === to);
  return ways.find((way) => isAt(way.path)) ?? null;
}

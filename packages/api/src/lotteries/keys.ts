import { accountKeys } from '../account/keys.ts';
import { couponKeys } from '../coupons/keys.ts';
import type { PageRequest } from '../model/page.ts';
import type { OwnDrawQuery } from './fairness-model.ts';
import type { OwnPrizeQuery, WinnerQuery } from './model.ts';

/** Keys of lotteries and what was won in them. */
export const lotteryKeys = {
  lists: ['lotteries', 'list'],
  list: (request: PageRequest) => ['lotteries', 'list', request] as const,
  one: (id: string) => ['lotteries', 'one', id] as const,
  /** All pages of what was won in one lottery. */
  winnersOf: (id: string) => ['lotteries', 'winners', id] as const,
  winners: ({ lotteryId, ...query }: WinnerQuery) => ['lotteries', 'winners', lotteryId, query] as const,
  /** What the next draw in one lottery is made from. */
  fair: (id: string) => ['lotteries', 'fair', id] as const,
  draws: ['lotteries', 'draws'],
  drawPage: (query: OwnDrawQuery) => ['lotteries', 'draws', query] as const,
  prizes: ['lotteries', 'prizes'],
  prizePage: (request: OwnPrizeQuery) => ['lotteries', 'prizes', request] as const,
} as const;

/** What a draw and the clock invalidate. */
export const lotteryInvalidations = {
  /** Also a refused one: there is a reason, and the page shows it. Points, money and coupons may be another number now. */
  drawLottery: (id: string) =>
    [
      lotteryKeys.lists,
      lotteryKeys.one(id),
      lotteryKeys.winnersOf(id),
      lotteryKeys.prizes,
      lotteryKeys.fair(id),
      lotteryKeys.draws,
      accountKeys.all,
      couponKeys.all,
    ] as const,
  /** It opened or ended by the clock. */
  lotteryTurned: (id: string) => [lotteryKeys.lists, lotteryKeys.one(id)] as const,
} as const;

import type { ApiClient, PageRequest } from '@jishi/api';
import {
  getFairDraw,
  getLottery,
  listLotteries,
  listOwnDraws,
  listOwnPrizes,
  listWinners,
  type OwnDrawQuery,
  type OwnPrizeQuery,
  type WinnerQuery,
} from '@jishi/api/lotteries';
import { queryOptions } from '../queries/query-options.ts';
import { lotteryKeys } from './keys.ts';

export { lotteryInvalidations, lotteryKeys } from './keys.ts';

/** A page of lotteries, open ones first. */
export const lotteriesQuery = (api: ApiClient, request: PageRequest) =>
  queryOptions({
    queryKey: lotteryKeys.list(request),
    queryFn: ({ signal }) => listLotteries(api, request, { signal }),
  });

/** A lottery with prizes and the draws of today; `null` when there is none. Another tab may have drawn. */
export const lotteryQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: lotteryKeys.one(id),
    queryFn: ({ signal }) => getLottery(api, id, { signal }),
    staleTime: 0,
  });

/** What was won in a lottery. */
export const winnersQuery = (api: ApiClient, query: WinnerQuery) =>
  queryOptions({
    queryKey: lotteryKeys.winners(query),
    queryFn: ({ signal }) => listWinners(api, query, { signal, silent: true }),
  });

/** The customer's own prizes, those to redeem first. An order may have redeemed one. */
export const ownPrizesQuery = (api: ApiClient, request: OwnPrizeQuery) =>
  queryOptions({
    queryKey: lotteryKeys.prizePage(request),
    queryFn: ({ signal }) => listOwnPrizes(api, request, { signal }),
    staleTime: 0,
  });

/** What the next draw in a lottery is made from. The day may turn, and another tab may draw. */
export const fairDrawQuery = (api: ApiClient, lotteryId: string) =>
  queryOptions({
    queryKey: lotteryKeys.fair(lotteryId),
    queryFn: ({ signal }) => getFairDraw(api, lotteryId, { signal, silent: true }),
    staleTime: 0,
  });

/** The customer's own draws, newest first. */
export const ownDrawsQuery = (api: ApiClient, query: OwnDrawQuery) =>
  queryOptions({
    queryKey: lotteryKeys.drawPage(query),
    queryFn: ({ signal }) => listOwnDraws(api, query, { signal, silent: true }),
    staleTime: 0,
  });

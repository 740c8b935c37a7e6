import { dayAt } from '@jishi/api/shop-clock';
import { useApi, useFirstNow } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type StallGoods, stallGoodsQuery } from '../queries/street-queries.ts';

/** What a stall has out on the day the page was made: nobody's goods are changed at midnight while they are looked at. */
export function useStallGoods(categoryId: string): StallGoods {
  const day = dayAt(useFirstNow());
  return useSuspenseQuery(stallGoodsQuery(useApi(), categoryId, day)).data;
}

import type { FlashSalePage, SlotQuery } from '@jishi/api/flash-sales';
import { flashSaleInvalidations, slotSalesQuery } from '@jishi/api/flash-sales/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { turnAfter } from '@jishi/part-kit/sale-turn';
import { useLiveSales } from '@jishi/part-kit/use-live-sales';
import { useMoment } from '@jishi/part-kit/use-moment';
import { useTurn } from '@jishi/part-kit/use-turn';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClockPutBack } from './use-clock-put-back.ts';
import type { ShopClock } from './use-shop-clock.ts';

/** An answer counts as heard just now for so long; one that came with the page is older or bears another machine's time. */
const JUST_NOW_MS = 5000;

export type SlotSales = {
  data: FlashSalePage;
  /** The time by which its sales are drawn, epoch ms on the shop's clock. */
  moment: number;
};

/** One page of a slot as it stands: it turns by the clock and asks the server afterwards; what is left is told by the stream of the tab. */
export function useSlotSales(question: SlotQuery, { now, hear }: ShopClock): SlotSales {
  const queries = useQueryClient();
  const { data, dataUpdatedAt } = useSuspenseQuery(slotSalesQuery(useApi(), question));
  const ask = () => invalidate(queries, flashSaleInvalidations.slotTurned);
  useLiveSales(data.items.filter(({ state }) => state !== 'over').map(({ id }) => id));
  const told = toInstant(data.serverTime ?? '');
  const moment = useMoment((time) => turnAfter(data.items, time), now);
  useTurn({
    at: told === undefined ? undefined : turnAfter(data.items, told),
    now,
    ask,
  });
  useClockPutBack(data.items, now, ask);
  useEffect(() => {
    if (told !== undefined && Math.abs(Date.now() - dataUpdatedAt) < JUST_NOW_MS) hear(told);
  }, [told, dataUpdatedAt, hear]);
  return { data, moment };
}

import type { SalePlace } from '@jishi/api/flash-sales';
import { flashSaleInvalidations, salePlaceQuery } from '@jishi/api/flash-sales/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useFirstNow, useShop } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { useCountdown } from '@jishi/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Clocks and the rounds of the shop differ a little: the end is asked for until it has come. */
const ASK_AGAIN_MS = 1000;

/** How many milliseconds pieces are still held; when none are left the place is asked for. */
export function useHeldTime({ productId, heldUntil }: Pick<SalePlace, 'productId' | 'heldUntil'>): number {
  const { now } = useShop();
  const startedAt = useFirstNow();
  const [hasEnded, setEnded] = useState(false);
  const endsAt = toInstant(heldUntil ?? '') ?? 0;
  const left = useCountdown({ endsAt, now, startedAt, onEnd: () => setEnded(true) });
  useAskedAgain(productId, hasEnded);
  return left;
}

function useAskedAgain(productId: string, isDue: boolean): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isDue) return undefined;
    const ask = () => void queries.fetchQuery(salePlaceQuery(api, productId)).catch(() => undefined);
    ask();
    const timer = setInterval(ask, ASK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      void invalidate(queries, flashSaleInvalidations.placeTurned(productId));
    };
  }, [api, queries, productId, isDue]);
}

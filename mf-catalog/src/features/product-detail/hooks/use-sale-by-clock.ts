import type { FlashSale } from '@jishi/api/flash-sales';
import { flashSaleInvalidations } from '@jishi/api/flash-sales/queries';
import { turnOf } from '@jishi/api/flash-sales/turn';
import { invalidate } from '@jishi/api/queries';
import { useShop } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { saleStateAt, turnAfter } from '@jishi/part-kit/sale-turn';
import { useMoment } from '@jishi/part-kit/use-moment';
import { useTurn } from '@jishi/part-kit/use-turn';
import { useQueryClient } from '@tanstack/react-query';

/**
 * The sale of a product by the shop's clock: everybody who waits can buy at its start, and nobody after its end. What the server has
 * to say of it is asked for some seconds later, not by all at once.
 */
export function useSaleByClock(sale: FlashSale | null, productId: string): FlashSale | null {
  const { now } = useShop();
  const queries = useQueryClient();
  const moment = useMoment((time) => sale && turnAfter([sale], time), now);
  useTurn({
    at: sale ? toInstant(turnOf(sale) ?? '') : undefined,
    now,
    ask: () => invalidate(queries, flashSaleInvalidations.saleTurned(productId)),
  });
  if (!sale) return null;
  const state = saleStateAt(sale, moment);
  return state === sale.state ? sale : { ...sale, state };
}

import type { FlashSaleCard, FlashSaleState } from '@jishi/api/flash-sales';
import { toInstant } from '@jishi/i18n';

/** What of a flash sale the clock decides. */
export type TimedSale = Pick<FlashSaleCard, 'state' | 'startsAt' | 'endsAt'>;

/**
 * The state of a flash sale at a moment: by the clock and not as it was told, so that it turns at its moment, before anybody is asked.
 *
 * @param moment epoch ms on the shop's clock
 */
export function saleStateAt({ state, startsAt, endsAt }: TimedSale, moment: number): FlashSaleState {
  const [start, end] = [toInstant(startsAt), toInstant(endsAt)];
  if (start === undefined || end === undefined) return state;
  if (moment >= end) return 'over';
  return moment < start ? 'upcoming' : 'running';
}

/** The first start or end of these sales after a moment, both epoch ms; none: nothing of them turns any more. */
export function turnAfter(sales: readonly TimedSale[], moment: number): number | undefined {
  const turns = sales.flatMap(({ startsAt, endsAt }) => [toInstant(startsAt), toInstant(endsAt)]);
  const coming = turns.filter((turn) => turn !== undefined && turn > moment) as number[];
  return coming.length === 0 ? undefined : Math.min(...coming);
}

import { flashSaleSlots } from '@jishi/api/flash-sales';
import type { RunningRound } from '@jishi/api/flash-sales/queries';
import { toInstant } from '@jishi/i18n';

type Answer = Pick<RunningRound, 'serverTime' | 'items'>;

/**
 * When the running sales of an answer are others, epoch ms: at the first end among them; without any when the slot of the answer is
 * over, for the next sales begin then. Nothing where the server does not tell its time.
 */
export function stripTurn({ items, serverTime }: Answer): number | undefined {
  const ends = items.flatMap(({ endsAt }) => toInstant(endsAt) ?? []);
  if (ends.length > 0) return Math.min(...ends);
  return serverTime === null ? undefined : toInstant(flashSaleSlots(serverTime, 1)[0]?.endsAt ?? '');
}

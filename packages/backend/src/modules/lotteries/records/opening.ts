import type { lotteries } from '../../../kernel/db/schema/index.ts';

type Opening = Pick<typeof lotteries.$inferSelect, 'isActive' | 'startTime' | 'endTime'>;

/**
 * Whether a lottery can be drawn: switched on and inside its time. An upcoming one is
 * switched on beforehand and opens by the clock.
 */
export function isOpen({ isActive, startTime, endTime }: Opening, now: Date): boolean {
  return isActive && startTime <= now && now < endTime;
}

/** How a lottery stands. A closed one was switched off, before its time as well: it does not open by the clock. */
export function openingOf(lottery: Opening, now: Date): 'upcoming' | 'open' | 'over' | 'closed' {
  if (lottery.endTime <= now) return 'over';
  if (!lottery.isActive) return 'closed';
  return isOpen(lottery, now) ? 'open' : 'upcoming';
}

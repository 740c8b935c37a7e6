import type { lotteries } from '../../db/schema/index.ts';

type Opening = Pick<typeof lotteries.$inferSelect, 'isHidden' | 'startTime' | 'endTime'>;

/**
 * Whether a lottery can be drawn: switched on (`isHidden` 1, in spite of the name) and inside its time. An upcoming one is
 * switched on beforehand and opens by the clock.
 */
export function isOpen({ isHidden, startTime, endTime }: Opening, now: Date): boolean {
  return isHidden === 1 && startTime <= now && now < endTime;
}

import { daysAfter } from '../../../kernel/time/time-after.ts';

/** Days a prize waits for its order (as the help pages say); after that it turns into points. */
export const DAYS_TO_REDEEM = 15;

/** When a prize that was drawn then can no longer be redeemed. */
export const lapsesAt = (drawnAt: Date): Date => daysAfter(drawnAt, DAYS_TO_REDEEM);

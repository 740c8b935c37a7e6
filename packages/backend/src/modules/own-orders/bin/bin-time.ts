import { daysAfter } from '../../../kernel/time/time-after.ts';

/** When an order that was removed can no longer be brought back. `days`: how long the bin keeps it. */
export const goesForProduct = (removedAt: Date, days: number): Date => daysAfter(removedAt, days);

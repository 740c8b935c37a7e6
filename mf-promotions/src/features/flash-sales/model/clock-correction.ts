import { saleStateAt, type TimedSale } from '@jishi/part-kit/sale-turn';

/** An answer is written down to the second, may have been kept for some seconds, and takes its time on the way. */
const EARLY_MS = 2000;
const LATE_MS = 20_000;

/**
 * By how many milliseconds the shop's clock of a tab has to be put right: somebody has set the machine's clock, or it stood still.
 * 0 while it agrees with what the server said.
 *
 * @param told the server's time in an answer, epoch ms
 * @param heard the tab's time when the answer came
 */
export function clockCorrection(told: number, heard: number): number {
  const late = heard - told;
  return late >= -EARLY_MS && late <= LATE_MS ? 0 : -late;
}

const order = ['upcoming', 'running', 'over'] as const;

/** Whether a sale is told to be what the tab's clock makes it later only. @param moment the tab's time, epoch ms */
export function isClockBehind(sale: TimedSale, moment: number): boolean {
  return order.indexOf(sale.state) > order.indexOf(saleStateAt(sale, moment + EARLY_MS));
}

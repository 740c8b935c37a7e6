import type { FlashSaleCard } from '@jishi/api/flash-sales';
import { saleStateAt, type TimedSale } from '@jishi/part-kit/sale-turn';

/** What a sale is to a shopper. */
export type SaleStage = 'upcoming' | 'on' | 'almost-gone' | 'held' | 'gone' | 'over';

type Pieces = Pick<FlashSaleCard, 'left' | 'held' | 'allotted' | 'progress'>;
type Counted = TimedSale & Pieces;

/** So few pieces, or this share of all, count as almost gone. */
const FEW_PIECES = 3;
const SMALL_SHARE = 0.1;

/** What a sale is at a moment. @param moment epoch ms on the shop's clock */
export function saleStage(sale: Counted, moment: number): SaleStage {
  const state = saleStateAt(sale, moment);
  return state === 'running' ? stageOfRunning(sale) : state;
}

function stageOfRunning({ left, held, allotted, progress }: Counted): SaleStage {
  // A server that does not count pieces tells the share that is sold; 100 is everything.
  if (left === null || !allotted) return progress >= 100 ? 'gone' : 'on';
  if (left <= 0) return held > 0 ? 'held' : 'gone';
  return left <= FEW_PIECES || left <= allotted * SMALL_SHARE ? 'almost-gone' : 'on';
}

/** Percent sold, by the pieces that are left or held where they are known; 100 only when nothing is left. */
export function soldPercent({ left, held, allotted, progress }: Pieces): number {
  if (left === null || !allotted) return progress;
  const unsold = Math.max(left, 0) + held;
  return Math.floor(((allotted - Math.min(unsold, allotted)) / allotted) * 100);
}

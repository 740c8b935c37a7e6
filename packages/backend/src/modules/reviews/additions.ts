import type { comments } from '../../kernel/db/schema/index.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import type { OrderState } from '../../kernel/words/orders.ts';

/** Days after a review in which its author may add to it, once. */
const DAYS_TO_ADD = 30;

type Review = Pick<typeof comments.$inferSelect, 'state' | 'createdAt'>;

/** Whether what is said of an order is shown to everybody. */
export const isShown = ({ state }: Pick<Review, 'state'>, order: { state: OrderState }): boolean =>
  state === 'shown' && order.state === 'reviewed';

/** Until when a review may be added to by its author; null once that is over, was done, or while it is not shown. */
export function addBefore(review: Review, order: { state: OrderState }, hasAddition: boolean, now: Date): Date | null {
  const until = daysAfter(review.createdAt, DAYS_TO_ADD);
  return isShown(review, order) && !hasAddition && now < until ? until : null;
}

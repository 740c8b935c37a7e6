import type { Id } from '@jishi/api';
import type { OrderSummary } from '@jishi/api/orders';
import { reviewableLinesQuery } from '@jishi/api/reviews/queries';
import { useApi } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMainAction } from './use-main-action.ts';

/** Lines of an order a review can be written of: of one whose product is gone it cannot, and none where nothing leads to that. */
export function useReviewableLines(order: Pick<OrderSummary, 'id' | 'state'>): readonly Id[] {
  const isOffered = useMainAction(order) === 'review';
  const { data } = useQuery({ ...reviewableLinesQuery(useApi(), order.id), enabled: isOffered });
  return isOffered && data ? data.map(({ id }) => id) : [];
}

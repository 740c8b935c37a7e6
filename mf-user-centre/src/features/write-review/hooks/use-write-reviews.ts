import { invalidate } from '@jishi/api/queries';
import { type ReviewInput, writeReviews } from '@jishi/api/reviews';
import { reviewInvalidations } from '@jishi/api/reviews/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ownReviewsPath } from '../../../model/own-reviews-address.ts';
import { forgetReviewDraft } from '../../../model/review-drafts.ts';

/** Sends the reviews of an order, says what they earned and shows them. */
export function useWriteReviews(orderId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { notify, now } = useShop();
  return useMutation({
    mutationFn: (reviews: readonly ReviewInput[]) => writeReviews(api, orderId, reviews, { silent: true }),
    onSuccess: async (thanks) => {
      forgetReviewDraft(orderId, now());
      notify({ kind: 'success', text: thanks });
      // What is left behind is not asked for again: the order waits for nothing now.
      await invalidate(queries, reviewInvalidations.writeReviews, { refetchType: 'none' });
      await navigate(ownReviewsPath({ show: 'written', page: 1 }), { replace: true });
    },
  });
}

import { invalidate } from '@jishi/api/queries';
import { type AdditionInput, addToReview } from '@jishi/api/reviews';
import { reviewInvalidations } from '@jishi/api/reviews/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

/** Publishes what is added to a review. It is told when the list shows it. */
export function useAddToReview(reviewId: string, onAdded: () => void) {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useMutation({
    mutationFn: (input: AdditionInput) => addToReview(api, reviewId, input, { silent: true }),
    onSuccess: async () => {
      onAdded();
      await invalidate(queries, reviewInvalidations.addToReview);
      notify({ kind: 'success', text: text('own-reviews.add-done') });
    },
  });
}

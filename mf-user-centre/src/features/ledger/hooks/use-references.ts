import { paths, useShop } from '@jishi/contracts';
import { useTexts } from '../../../messages/texts.ts';
import type { Reference } from '../model/reference.ts';

/** Where a change leads: its order, its lottery, the reviews; nowhere where the release has no such page, or the order is gone. */
export function useReferences() {
  const text = useTexts();
  const { has } = useShop();
  return {
    order: ({ id, number }: { id: string | null; number: string }): Reference => ({
      text: number || text('points.from-order'),
      label: text('ledger.order-of', { number }),
      path: id !== null && has('mf_user_centre/order-detail') ? paths.order(id) : null,
    }),
    lottery: (id: string): Reference | null =>
      has('mf_promotions/lottery') ? { text: text('ledger.to-lottery'), path: paths.lottery(id) } : null,
    reviews: (): Reference | null =>
      has('mf_user_centre/own-reviews') ? { text: text('ledger.to-reviews'), path: paths.ownReviews() } : null,
  };
}

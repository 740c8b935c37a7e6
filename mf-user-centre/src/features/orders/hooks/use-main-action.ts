import { type OrderSummary, orderActions } from '@jishi/api/orders';
import { featuresQuery } from '@jishi/api/shop/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';

/** What an order waits for its customer to do, where the release and the shop have the way to it. */
export function useMainAction({ state }: Pick<OrderSummary, 'state'>): 'pay' | 'receive' | 'review' | null {
  const { has } = useShop();
  const { data: features } = useSuspenseQuery(featuresQuery(useApi()));
  const { canPay, canConfirmReceipt, canReview } = orderActions(state);
  if (canPay && has('mf_cart_checkout/pay')) return 'pay';
  if (canConfirmReceipt) return 'receive';
  return canReview && features.reviews && has('mf_user_centre/write-review') ? 'review' : null;
}

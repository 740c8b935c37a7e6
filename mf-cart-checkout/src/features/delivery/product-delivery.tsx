import { deliveryQuery } from '@jishi/api/addresses/queries';
import { type FragmentProps, useApi, useSession } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './components/delivery.styles.ts';
import { DeliveryFacts } from './components/delivery-facts.tsx';
import { useRegion } from './hooks/use-region.ts';

export type ProductDeliveryProps = FragmentProps['mf_cart_checkout/delivery-estimate'];

/** Where a product is sent, when it arrives and what that costs, before there is an order. Nothing of what is not sent. */
export function ProductDelivery(props: ProductDeliveryProps) {
  const text = useTexts();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { to, choose } = useRegion();
  // What is asked for anew leaves what stands here in sight until it has come.
  const { productId, variantId, quantity } = useDeferredValue(props);
  const region = useDeferredValue(to.region);
  const last = useDeferredValue(to.last);
  const asked = deliveryQuery(useApi(), isSignedIn, { productId, quantity }, { region, last });
  const { data: estimate } = useSuspenseQuery(asked);
  const cost = estimate.costs.find((one) => one.variantId === variantId) ?? estimate.costs[0];
  if (!cost?.isSent) return null;
  return (
    <styles.Row>
      <styles.Label>{text('delivery.label')}</styles.Label>
      <styles.Facts>
        <DeliveryFacts estimate={estimate} cost={cost} onChoose={choose} />
      </styles.Facts>
    </styles.Row>
  );
}

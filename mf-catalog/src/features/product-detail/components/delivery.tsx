import type { Product } from '@jishi/api/products';
import { RemoteFragment, useShop } from '@jishi/contracts';
import type { PurchaseState } from '../hooks/use-purchase.ts';

type DeliveryProps = { product: Product; purchase: PurchaseState };

/** Where it is sent, when it arrives and what that costs: a fragment of the checkout. Nothing of what is not sent. */
export function Delivery({ product: { id, type }, purchase: { variant, quantity } }: DeliveryProps) {
  const { has } = useShop();
  if (type !== 'physical' || !has('mf_cart_checkout/delivery-estimate')) return null;
  const props = { productId: id, variantId: variant?.id ?? null, quantity };
  return <RemoteFragment isQuiet id="mf_cart_checkout/delivery-estimate" props={props} />;
}

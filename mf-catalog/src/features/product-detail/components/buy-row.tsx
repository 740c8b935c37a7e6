import { isDeliveredOnline, type Product } from '@jishi/api/products';
import { Fragment, useShop } from '@jishi/contracts';
import { Skeleton } from '@jishi/ui';
import type { PurchaseState } from '../hooks/use-purchase.ts';
import * as styles from './buy-row.styles.ts';

/** Buy now, add to cart and collect: fragments of other parts, in a bar at the bottom of phones. No bar without buttons. */
export function BuyRow({ product, purchase }: { product: Product; purchase: PurchaseState }) {
  const { has } = useShop();
  const { variant, missing, quantity } = purchase;
  if (!has('mf_cart_checkout/add-to-cart')) return <Favourite productId={product.id} />;
  return (
    <styles.Row>
      <styles.Bar data-action-bar="">
        <Fragment
          id="mf_cart_checkout/add-to-cart"
          props={{
            productId: product.id,
            variantId: variant?.id ?? null,
            quantity,
            missing,
            buyOnly: isDeliveredOnline(product.type),
          }}
          fallback={<Skeleton $height="48px" $radius="var(--r-sm)" />}
        />
      </styles.Bar>
      <Favourite productId={product.id} />
    </styles.Row>
  );
}

/** The star, also of a product that cannot be bought now. */
export function Favourite({ productId }: { productId: string }) {
  return (
    <div>
      <Fragment id="mf_user_centre/favourite-button" props={{ productId }} />
    </div>
  );
}

import type { FlashSale } from '@jishi/api/flash-sales';
import { isDeliveredOnline, type Product } from '@jishi/api/products';
import { RemoteFragment, useShop } from '@jishi/contracts';
import { Skeleton } from '@jishi/ui';
import type { PurchaseState } from '../hooks/use-purchase.ts';
import * as styles from './buy-row.styles.ts';
import { Favourite } from './favourite.tsx';
import { ToCart } from './to-cart.tsx';

type BuyRowProps = {
  product: Product;
  purchase: PurchaseState;
  /** The running sale it is bought in. */
  sale: FlashSale | null;
};

/** Buy now, add to cart and the star: fragments of other parts, in a bar at the bottom of phones. No bar without buttons. */
export function BuyRow({ product, purchase, sale }: BuyRowProps) {
  const { has } = useShop();
  const { variant, missing, quantity } = purchase;
  if (!has('mf_cart_checkout/add-to-cart')) return <Favourite productId={product.id} />;
  return (
    <styles.Bar data-action-bar="">
      <ToCart />
      <styles.Buttons>
        <RemoteFragment
          id="mf_cart_checkout/add-to-cart"
          props={{
            productId: product.id,
            variantId: variant?.id ?? null,
            quantity,
            missing,
            buyOnly: isDeliveredOnline(product.type),
            ...(sale && { flashSaleId: sale.id }),
          }}
          fallback={<Skeleton $height="48px" $radius="var(--r-sm)" />}
        />
      </styles.Buttons>
      <Favourite productId={product.id} isInBar />
    </styles.Bar>
  );
}

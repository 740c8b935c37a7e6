import { isDeliveredOnline } from '@jishi/api';
import { givesPrice } from '@jishi/api/flash-sales/offer';
import type { Product } from '@jishi/api/products';
import { OnItsPage } from '../../quick-add/on-its-page.tsx';
import { OptionFields } from '../../quick-add/option-fields.tsx';
import { useOptions } from '../../quick-add/use-options.ts';
import { Arrival } from './arrival.tsx';
import { ViewFrame } from './view-frame.tsx';

type OpenViewProps = { product: Product; onAdded(): void };

/** What can be bought: into the cart, or, in a flash sale and where nothing is sent, on its page. */
export function OpenView({ product, onAdded }: OpenViewProps) {
  const options = useOptions(product, onAdded);
  const { variant, quantity } = options;
  const isOnline = isDeliveredOnline(product.type);
  return (
    <ViewFrame product={product} variant={variant}>
      {isOnline || givesPrice(product.flashSale) ? (
        <OnItsPage product={product} because={isOnline ? 'add.buy-only' : 'add.in-sale'} />
      ) : (
        <OptionFields product={product} options={options} />
      )}
      {product.type === 'physical' && (
        <Arrival productId={product.id} variantId={variant?.id ?? null} quantity={quantity} />
      )}
    </ViewFrame>
  );
}

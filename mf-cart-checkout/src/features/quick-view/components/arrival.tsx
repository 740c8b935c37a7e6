import { Block } from '@jishi/part-kit/block';
import { Skeleton } from '@jishi/ui';
import { ProductDelivery, type ProductDeliveryProps } from '../../delivery/product-delivery.tsx';

/** When it comes and what that costs; the view is whole without. */
export function Arrival(props: ProductDeliveryProps) {
  return (
    <Block fallback={<Skeleton $height="44px" />} failed={null}>
      <ProductDelivery {...props} />
    </Block>
  );
}

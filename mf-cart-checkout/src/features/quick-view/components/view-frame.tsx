import { givesPrice, priceNow } from '@jishi/api/flash-sales/offer';
import type { Product, Variant } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { FormerPrice } from '@jishi/part-kit/former-price';
import { Price, TextLink } from '@jishi/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useViewWords } from '../../../messages/quick-view/texts.ts';
import { Pictures } from './pictures.tsx';
import { Rating } from './rating.tsx';
import * as styles from './view.styles.ts';

type ViewFrameProps = {
  product: Product;
  /** The one that is chosen; `null` while a row is open, and of a product without any. */
  variant: Variant | null;
  children: ReactNode;
};

/** Pictures beside name, price and what is to be done; the way to all the rest below. */
export function ViewFrame({ product, variant, children }: ViewFrameProps) {
  const words = useViewWords();
  return (
    <styles.View>
      {/* A variant with a picture of its own shows it first. */}
      <Pictures key={variant?.picture?.url ?? ''} product={product} first={variant?.picture?.url ?? null} />
      <styles.Side>
        <div>
          <styles.Name>{product.name}</styles.Name>
          <Costs product={product} variant={variant} />
          <Rating productId={product.id} />
        </div>
        {children}
        <TextLink as={Link} to={paths.product(product.id)}>
          {words('details')}
        </TextLink>
      </styles.Side>
    </styles.View>
  );
}

function Costs({ product, variant }: Pick<ViewFrameProps, 'product' | 'variant'>) {
  const { moneyParts } = useFormat();
  const { flashSale, marketPriceRange } = product;
  const isInSale = givesPrice(flashSale);
  const { min, max } = variant && !isInSale ? { min: variant.price, max: variant.price } : priceNow(product);
  const ordinary = variant ? variant.marketPrice : min === max ? marketPriceRange?.max : null;
  return (
    <styles.Costs>
      <Price size="l" parts={moneyParts(min)} {...(min === max ? {} : { to: moneyParts(max) })} />
      <FormerPrice amount={isInSale ? flashSale.normalPrice : ordinary} inSale={isInSale} />
    </styles.Costs>
  );
}

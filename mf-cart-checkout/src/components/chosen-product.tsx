import { pictureUrl } from '@jishi/api';
import type { Product, Variant } from '@jishi/api/products';
import { useFormat } from '@jishi/i18n';
import { FormerPrice } from '@jishi/part-kit/former-price';
import { Picture, Price } from '@jishi/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/texts.ts';
import * as styles from './variant-form.styles.ts';

type ChosenProductProps = {
  product: Product;
  /** The one that is chosen; `null` while a row is open. */
  variant: Variant | null;
  /** Shown while the variant has no picture of its own. */
  picture?: string | null;
  /** Its name; more than words where it leads to its page. */
  name?: ReactNode;
};

/** What is being chosen, what it costs, and how many there are. */
export function ChosenProduct({ product, variant, picture, name }: ChosenProductProps) {
  const text = useTexts();
  const { moneyParts } = useFormat();
  const { priceRange, pictures } = product;
  const shown = variant?.picture?.url ?? picture ?? pictures[0]?.url;
  const isRange = !variant && priceRange.min !== priceRange.max;
  return (
    <styles.Product>
      {shown && <Picture src={pictureUrl(shown, 80)} alt="" width={80} height={80} />}
      <div>
        <styles.Name>{name ?? product.name}</styles.Name>
        <styles.Costs>
          <Price
            parts={moneyParts(variant?.price ?? priceRange.min)}
            {...(isRange ? { to: moneyParts(priceRange.max) } : {})}
          />
          <FormerPrice amount={variant?.marketPrice} />
          {variant && <small>{text('hint.stock', { count: variant.stock })}</small>}
        </styles.Costs>
      </div>
    </styles.Product>
  );
}

import { optionsText, type Product } from '@jishi/api/products';
import { Checkbox } from '@jishi/ui/forms';
import { useTogetherWords } from '../../../../messages/together/texts.ts';
import type { PurchaseState } from '../../hooks/use-purchase.ts';
import * as styles from './item.styles.ts';
import { Item } from './item.tsx';

type OwnItemProps = { product: Product; purchase: PurchaseState; price: number; isInCart: boolean };

/** The product of the page, in the variant that is chosen there. It is not left out. */
export function OwnItem({ product, purchase: { variant }, price, isInCart }: OwnItemProps) {
  const words = useTogetherWords();
  return (
    <Item
      name={product.name}
      productId={null}
      picture={(variant?.picture ?? product.pictures[0])?.url}
      price={price}
      isInCart={isInCart}
      box={<Checkbox checked disabled readOnly label={words('own')} labelHidden />}
    >
      <styles.Options>
        {words('own')}
        {variant && ` · ${optionsText(variant.options, ' / ')}`}
      </styles.Options>
    </Item>
  );
}

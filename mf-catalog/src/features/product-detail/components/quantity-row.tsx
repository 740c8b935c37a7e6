import type { Product } from '@jishi/api/products';
import { useCart } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Stepper } from '@jishi/ui/forms';
import { useId } from 'react';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import type { PurchaseState } from '../hooks/use-purchase.ts';
import { piecesInCart } from '../model/pieces-in-cart.ts';
import * as styles from './purchase-box.styles.ts';

/** Number of pieces, with the reason for its upper end beside it. */
export function QuantityRow({ product, purchase }: { product: Product; purchase: PurchaseState }) {
  const text = useDetailWords();
  const common = useCommonTexts();
  const reasonId = useId();
  const { stock, max, quantity, setQuantity } = purchase;
  const limit = product.purchaseLimit;
  const inCart = useCart(({ lines }) => piecesInCart(lines, product.id, purchase.variant?.id ?? null));
  const reason = limit === null ? text('stock', { count: stock }) : text('stock_and_limit', { count: stock, limit });
  return (
    <styles.Row>
      <styles.RowLabel aria-hidden="true">{text('quantity')}</styles.RowLabel>
      <styles.RowBody>
        <Stepper
          large
          value={quantity}
          max={max}
          onChange={setQuantity}
          label={text('quantity')}
          increaseLabel={common('action.increase')}
          decreaseLabel={common('action.decrease')}
          describedBy={reasonId}
        />
        <styles.Reason id={reasonId}>
          {reason}
          {inCart > 0 && <span>{text('in_cart', { count: inCart })}</span>}
        </styles.Reason>
      </styles.RowBody>
    </styles.Row>
  );
}

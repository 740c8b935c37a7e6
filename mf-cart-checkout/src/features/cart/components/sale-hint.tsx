import type { CartLine } from '@jishi/api/cart';
import { givesPrice } from '@jishi/api/flash-sales/offer';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { TextLink } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './cart.styles.ts';

/**
 * Says of a line that its product is cheaper in a flash sale, which the cart does not charge: that price is to be had by buying at once, on
 * the product's page.
 */
export function SaleHint({ line: { flashSale, productId, unitPrice } }: { line: CartLine }) {
  const text = useTexts();
  const format = useFormat();
  if (!givesPrice(flashSale) || flashSale.price.min >= unitPrice) return null;
  const { price, endsAt } = flashSale;
  return (
    <styles.SaleHint>
      {text(price.min === price.max ? 'line.sale' : 'line.sale-from', { price: format.money(price.min) })}{' '}
      <TextLink as={Link} to={paths.product(productId)}>
        {text('line.sale-buy', { time: format.date(endsAt, 'time') })}
      </TextLink>
    </styles.SaleHint>
  );
}

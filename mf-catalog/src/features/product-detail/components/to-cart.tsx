import { paths, useCart, useShop } from '@jishi/contracts';
import { Badge } from '@jishi/ui';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link } from 'react-router-dom';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import * as styles from './buy-row.styles.ts';

/** The way to the cart in the bar of phones, where the tab bar has made room for it. */
export function ToCart() {
  const text = useDetailWords();
  const { has } = useShop();
  const count = useCart(({ lines }) => lines.length);
  if (!has('mf_cart_checkout/cart')) return null;
  return (
    <styles.ToCart as={Link} to={paths.cart()}>
      <ShoppingCart size={22} strokeWidth={1.75} aria-hidden />
      {text('to_cart')}
      <Badge count={count} />
    </styles.ToCart>
  );
}

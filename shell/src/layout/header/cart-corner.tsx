import { Fragment, paths, useCart, useShop } from '@jishi/contracts';
import { Badge } from '@jishi/ui';
import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './header.styles.ts';

/** The cart panel of the release; without it a plain link, without a cart page nothing. */
export function CartCorner() {
  const { has } = useShop();
  const isPanel = has('mf_cart_checkout/mini-cart');
  return (
    <styles.CartPlace>
      {isPanel ? (
        <Fragment id="mf_cart_checkout/mini-cart" props={{}} fallback={<CartLink />} />
      ) : (
        has('mf_cart_checkout/cart') && <CartLink />
      )}
    </styles.CartPlace>
  );
}

function CartLink() {
  const text = useTexts();
  const count = useCart((state) => state.lines.length);
  return (
    <styles.CartLink as={Link} to={paths.cart()}>
      <ShoppingCart size={20} aria-hidden="true" />
      {text('header.cart')}
      <Badge count={count} />
    </styles.CartLink>
  );
}

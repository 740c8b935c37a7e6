import { RemoteFragment, useShop } from '@jishi/contracts';
import { BarIcon } from '../../navigation/bar-icon.tsx';
import { NavigationLink } from '../../navigation/navigation-link.tsx';
import { useLayoutLinks } from '../../navigation/use-layout-links.ts';
import * as styles from './header.styles.ts';

/** The cart panel of the release; without it a plain link, without a cart page nothing. */
export function CartCorner() {
  const { has } = useShop();
  return (
    <styles.CartPlace>
      {has('mf_cart_checkout/mini-cart') ? (
        <RemoteFragment id="mf_cart_checkout/mini-cart" props={{}} fallback={<CartLink />} />
      ) : (
        <CartLink />
      )}
    </styles.CartPlace>
  );
}

function CartLink() {
  return useLayoutLinks('cart').map((link) => (
    <styles.CartLink key={link.to}>
      <NavigationLink link={link} icon={<BarIcon name={link.icon} size={20} />} />
    </styles.CartLink>
  ));
}

import { Fragment, useShop } from '@jishi/contracts';
import { BarIcon } from '../../navigation/bar-icon.tsx';
import { PlaceLink } from '../../navigation/place-link.tsx';
import { useFrameLinks } from '../../navigation/use-frame-links.ts';
import * as styles from './header.styles.ts';

/** The cart panel of the release; without it a plain link, without a cart page nothing. */
export function CartCorner() {
  const { has } = useShop();
  return (
    <styles.CartPlace>
      {has('mf_cart_checkout/mini-cart') ? (
        <Fragment id="mf_cart_checkout/mini-cart" props={{}} fallback={<CartLink />} />
      ) : (
        <CartLink />
      )}
    </styles.CartPlace>
  );
}

function CartLink() {
  return useFrameLinks('cart').map((link) => (
    <styles.CartLink key={link.to}>
      <PlaceLink link={link} icon={<BarIcon name={link.icon} size={20} />} />
    </styles.CartLink>
  ));
}

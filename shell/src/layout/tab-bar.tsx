import { paths, useCart } from '@jishi/contracts';
import { Badge } from '@jishi/ui';
import { House, LayoutGrid, ShoppingCart, UserRound, Zap } from 'lucide-react';
import { useTexts } from '../messages/texts.ts';
import { PageLink } from './page-link.tsx';
import * as styles from './tab-bar.styles.ts';

/** Main places at the bottom of a phone. */
export function TabBar() {
  const text = useTexts();
  const count = useCart((state) => state.lines.length);
  return (
    <styles.Bar aria-label={text('nav.bottom')}>
      <PageLink page="mf_catalog/home" to={paths.home()} end>
        <House size={22} strokeWidth={1.75} aria-hidden="true" />
        {text('nav.home')}
      </PageLink>
      <PageLink page="mf_catalog/category-list" to={paths.categories()}>
        <LayoutGrid size={22} strokeWidth={1.75} aria-hidden="true" />
        {text('nav.categories-short')}
      </PageLink>
      <PageLink page="mf_promotions/flash-sales" to={paths.flashSales()}>
        <Zap size={22} strokeWidth={1.75} aria-hidden="true" />
        {text('nav.flash-sales-short')}
      </PageLink>
      <PageLink page="mf_cart_checkout/cart" to={paths.cart()}>
        <ShoppingCart size={22} strokeWidth={1.75} aria-hidden="true" />
        {text('header.cart')}
        <Badge count={count} />
      </PageLink>
      <PageLink page="mf_user_centre/portal" to={paths.portal()}>
        <UserRound size={22} strokeWidth={1.75} aria-hidden="true" />
        {text('nav.me')}
      </PageLink>
    </styles.Bar>
  );
}

import { useCart, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { ErrorState, VisuallyHidden } from '@jishi/ui';
import { useOtherTabs } from '../../hooks/use-other-tabs.ts';
import { useRenewedCart } from '../../hooks/use-renewed-cart.ts';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './cart-screen.styles.ts';
import { CartContent } from './components/cart-content.tsx';
import { CartSkeleton } from './components/cart-skeleton.tsx';
import { EmptyCart } from './components/empty-cart.tsx';
import { MergedNote } from './components/merged-note.tsx';
import { SentBackNote } from './components/sent-back-note.tsx';
import { Suggestions } from './components/suggestions.tsx';
import { useRenewedGuestLines } from './hooks/use-renewed-guest-lines.ts';

/** The cart of the customer or of the visitor. */
export function CartScreen() {
  const text = useTexts();
  useOtherTabs();
  useRenewedGuestLines();
  return (
    <styles.Page>
      <VisuallyHidden as="h1">{text('cart.title')}</VisuallyHidden>
      <SentBackNote />
      <MergedNote />
      <CartBody />
      <Suggested />
    </styles.Page>
  );
}

/** Once it is known what is in the cart: that needs no suggestion. */
function Suggested() {
  const { has } = useShop();
  const isKnown = useCart((state) => state.isKnown);
  return isKnown && has('mf_catalog/product-strip') ? <Suggestions /> : null;
}

function CartBody() {
  const common = useCommonTexts();
  const isKnown = useCart((state) => state.isKnown);
  const isEmpty = useCart((state) => state.lines.length === 0);
  const { hasFailed, isRenewing, renew } = useRenewedCart();
  if (isKnown) return isEmpty ? <EmptyCart /> : <CartContent isStale={hasFailed} onRenew={renew} />;
  if (!hasFailed) return <CartSkeleton />;
  return (
    <ErrorState
      title={common('error.load_title')}
      text={common('error.load_hint')}
      retryLabel={common('action.retry')}
      onRetry={renew}
      busy={isRenewing}
    />
  );
}

import { useCart, useShop } from '@jishi/contracts';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { VisuallyHidden } from '@jishi/ui';
import { useCaughtUpCart } from '../../hooks/use-caught-up-cart.ts';
import { useRenewedCart } from '../../hooks/use-renewed-cart.ts';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './components/cart.styles.ts';
import { CartContent } from './components/cart-content.tsx';
import { CartSkeleton } from './components/cart-skeleton.tsx';
import { EmptyCart } from './components/empty-cart.tsx';
import { MergedNote } from './components/merged-note.tsx';
import { RedirectNote } from './components/redirect-note.tsx';
import { Suggestions } from './components/suggestions.tsx';
import { useRenewedGuestLines } from './hooks/use-renewed-guest-lines.ts';
import { type RestoredFocus, useRestoredFocus } from './hooks/use-restored-focus.ts';
import { LateSavedLines } from './saved/components/late-saved-lines.tsx';

/** The cart of the customer or of the visitor. */
export function CartScreen() {
  const text = useTexts();
  useCaughtUpCart();
  const renewGuestLines = useRenewedGuestLines();
  const lines = useCart((state) => state.lines);
  useTurningPrices(lines, renewGuestLines);
  const { page, focusOn, focusOnPage } = useRestoredFocus(lines);
  return (
    <styles.Page ref={page} tabIndex={-1}>
      <VisuallyHidden as="h1">{text('cart.title')}</VisuallyHidden>
      <RedirectNote />
      <MergedNote />
      <CartBody onRestore={focusOn} onEmptied={focusOnPage} />
      <Suggested />
      <LateSavedLines />
    </styles.Page>
  );
}

/** Once it is known what is in the cart: that needs no suggestion. */
function Suggested() {
  const { has } = useShop();
  const isKnown = useCart((state) => state.isKnown);
  return isKnown && has('mf_catalog/product-strip') ? <Suggestions /> : null;
}

type CartBodyProps = { onRestore: RestoredFocus['focusOn']; onEmptied: RestoredFocus['focusOnPage'] };

function CartBody({ onRestore, onEmptied }: CartBodyProps) {
  const isKnown = useCart((state) => state.isKnown);
  const isEmpty = useCart((state) => state.lines.length === 0);
  const { hasFailed, isRenewing, renew } = useRenewedCart();
  if (isKnown && isEmpty) return <EmptyCart />;
  if (isKnown) return <CartContent isStale={hasFailed} onRenew={renew} onRestore={onRestore} onEmptied={onEmptied} />;
  if (!hasFailed) return <CartSkeleton />;
  return <LoadFailure onRetry={renew} busy={isRenewing} />;
}

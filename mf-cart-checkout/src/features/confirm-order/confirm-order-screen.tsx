import { paths } from '@jishi/contracts';
import { VisuallyHidden } from '@jishi/ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { readPrizeId } from '../../model/order-id.ts';
import { redirectState } from '../../model/redirect-state.ts';
import { CheckoutForm } from './components/checkout-form.tsx';
import { CheckoutSkeleton } from './components/checkout-skeleton.tsx';
import * as styles from './components/confirm-order.styles.ts';
import { PrizeCheckout } from './components/prize-checkout.tsx';
import { useReportedCheckout } from './hooks/use-reported-checkout.ts';
import { useStoredDraft } from './hooks/use-stored-draft.ts';

/** The last look before an order: where it goes, what is in it, what it costs. */
export function ConfirmOrderScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const prizeId = readPrizeId(query);
  return (
    // Marked before its own bar is there, so that no other one is seen meanwhile.
    <styles.Page data-action-bar="">
      <VisuallyHidden as="h1">{text('confirm.title')}</VisuallyHidden>
      {prizeId ? <PrizeCheckout key={prizeId} prizeId={prizeId} /> : <StoredCheckout />}
    </styles.Page>
  );
}

function StoredCheckout() {
  const draft = useStoredDraft();
  useReportedCheckout(draft);
  if (draft === undefined) return <CheckoutSkeleton />;
  return draft ? <CheckoutForm key={draft.id} initial={draft} /> : <BackToCart />;
}

/** The page was opened without goods: by its address, in a second tab, or after the order was placed. */
function BackToCart() {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.cart(), { replace: true, state: redirectState }), [navigate]);
  return <CheckoutSkeleton />;
}

import { VisuallyHidden } from '@jishi/ui';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { readPrizeId } from '../../model/order-id.ts';
import { CheckoutForm } from './components/checkout-form.tsx';
import { CheckoutSkeleton } from './components/checkout-skeleton.tsx';
import { NothingToOrder } from './components/nothing-to-order.tsx';
import { PrizeCheckout } from './components/prize-checkout.tsx';
import * as styles from './confirm-order.styles.ts';
import { useStoredDraft } from './hooks/use-stored-draft.ts';

/** The last look before an order: where it goes, what is in it, what it costs. */
export function ConfirmOrderScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const prizeId = readPrizeId(query);
  return (
    <styles.Page>
      <VisuallyHidden as="h1">{text('confirm.title')}</VisuallyHidden>
      {prizeId ? <PrizeCheckout key={prizeId} prizeId={prizeId} /> : <StoredCheckout />}
    </styles.Page>
  );
}

function StoredCheckout() {
  const draft = useStoredDraft();
  if (draft === undefined) return <CheckoutSkeleton />;
  return draft ? <CheckoutForm key={draft.id} initial={draft} /> : <NothingToOrder />;
}

import { VisuallyHidden } from '@jishi/ui';
import { useTexts } from '../../messages/texts.ts';
import { CheckoutForm } from './components/checkout-form.tsx';
import { CheckoutSkeleton } from './components/checkout-skeleton.tsx';
import { NothingToOrder } from './components/nothing-to-order.tsx';
import * as styles from './confirm-order.styles.ts';
import { useStoredDraft } from './hooks/use-stored-draft.ts';

/** The last look before an order: where it goes, what is in it, what it costs. */
export function ConfirmOrderScreen() {
  const text = useTexts();
  const draft = useStoredDraft();
  return (
    <styles.Page>
      <VisuallyHidden as="h1">{text('confirm.title')}</VisuallyHidden>
      {draft === undefined && <CheckoutSkeleton />}
      {draft === null && <NothingToOrder />}
      {draft && <CheckoutForm key={draft.id} initial={draft} />}
    </styles.Page>
  );
}

import type { OrderSummary } from '@jishi/api/orders';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button } from '@jishi/ui';
import { useOnce } from '../../../hooks/use-once.ts';
import { useTexts } from '../../../messages/texts.ts';
import { useRemind } from '../hooks/use-remind.ts';
import * as styles from './parcels/parcels.styles.ts';
import { RemindedNote, remindedNoteId } from './reminded-note.tsx';

type RemindButtonProps = {
  order: OrderSummary;
  /** In the row of larger buttons the note of the last reminder stands elsewhere on the page. */
  size: 'sm' | 'md';
};

/** Reminds the shop to send; afterwards it waits until that can be done again. */
export function RemindButton({ order, size }: RemindButtonProps) {
  const text = useTexts();
  const { canRemind, remindedAt } = order;
  const { mutate, isPending, error } = useRemind(order.id);
  const remind = useOnce({ mutate }, remindedAt);
  const waits = !canRemind && remindedAt !== null && order.state === 'awaiting-shipment';
  if (!canRemind && !waits && !error) return null;
  return (
    <styles.Notified>
      <Button
        size={size}
        busy={isPending}
        aria-disabled={!canRemind || undefined}
        aria-describedby={remindedAt ? remindedNoteId(order) : undefined}
        onClick={() => canRemind && remind()}
      >
        {text(waits ? 'orders.reminded' : 'orders.remind')}
      </Button>
      {size === 'sm' && <RemindedNote order={order} />}
      <FormFailure error={error} />
    </styles.Notified>
  );
}

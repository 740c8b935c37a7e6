import type { OrderSummary } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button } from '@jishi/ui';
import { useId } from 'react';
import { useOnce } from '../../../hooks/use-once.ts';
import { useTexts } from '../../../messages/texts.ts';
import { useRemind } from '../hooks/use-remind.ts';
import * as styles from './parcels/parcels.styles.ts';

type RemindButtonProps = { order: OrderSummary; size: 'sm' | 'md' };

/** Reminds the shop to send; afterwards says when that was, and waits until it can be done again. */
export function RemindButton({ order, size }: RemindButtonProps) {
  const text = useTexts();
  const { date } = useFormat();
  const noteId = useId();
  const { canRemind, remindedAt } = order;
  const { mutate, isPending, error } = useRemind(order.id);
  const remind = useOnce({ mutate }, remindedAt);
  const waits = !canRemind && remindedAt !== null && order.state === 'awaiting-shipment';
  if (!canRemind && !waits && !error) return null;
  return (
    <styles.Told>
      <Button
        size={size}
        busy={isPending}
        aria-disabled={!canRemind || undefined}
        aria-describedby={remindedAt ? noteId : undefined}
        onClick={() => canRemind && remind()}
      >
        {text(waits ? 'orders.reminded' : 'orders.remind')}
      </Button>
      {remindedAt && (
        <small id={noteId}>
          {text(canRemind ? 'orders.reminded-before' : 'orders.reminded-at', { time: date(remindedAt, 'short') })}
        </small>
      )}
      <FormFailure error={error} />
    </styles.Told>
  );
}

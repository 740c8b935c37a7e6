import { RemoteFragment, useShop } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Skeleton, VisuallyHidden } from '@jishi/ui';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { useHeldTime } from '../hooks/use-held-time.ts';
import { clockOf } from '../model/ticket-view.ts';
import { LeaveButton } from './leave-button.tsx';
import * as styles from './queue-ticket.styles.ts';
import { TicketCard } from './ticket-card.tsx';
import type { TicketProps } from './ticket-props.ts';

/** Readers are told at the beginning, and once more near the end. */
const NEAR_THE_END_MS = 30_000;

/** Pieces are held: how long, and the way to the order. */
export function TurnTicket({ place, keep, titleId }: TicketProps) {
  const text = useTexts();
  const format = useFormat();
  const { has } = useShop();
  const left = useHeldTime(place);
  const isNear = left < NEAR_THE_END_MS;
  const [first] = useState(left);
  const said = text('queue.turn-left', { duration: format.duration(isNear ? NEAR_THE_END_MS : first) });
  return (
    <>
      <TicketCard place={place} title={text('queue.within')} note={text('queue.passes-on')} look="turn">
        <span role="timer">{clockOf(left)}</span>
      </TicketCard>
      <styles.Middle>
        <styles.Title id={titleId}>{text('queue.turn', { count: place.held })}</styles.Title>
        <styles.Bar aria-hidden="true">
          <i style={{ transform: `scaleX(${first > 0 ? Math.min(1, left / Math.max(first, 1)) : 0})` }} />
        </styles.Bar>
        <styles.Sentence>
          {place.held < place.quantity
            ? text('queue.turn-fewer', { wanted: place.quantity, held: place.held })
            : text('queue.turn-text')}
        </styles.Sentence>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </styles.Middle>
      <styles.Right>
        {has('mf_cart_checkout/sale-button') && (
          <RemoteFragment
            id="mf_cart_checkout/sale-button"
            props={{
              productId: place.productId,
              variantId: place.variantId,
              quantity: place.held,
              flashSaleId: place.saleId,
              intent: 'confirm',
            }}
            fallback={<Skeleton $height="48px" $radius="var(--r-sm)" />}
          />
        )}
        <LeaveButton place={place} keep={keep} what="give-up" />
      </styles.Right>
    </>
  );
}

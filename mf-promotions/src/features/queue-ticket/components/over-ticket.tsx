import { takeSalePlace } from '@jishi/api/flash-sales';
import { paths, useApi, useShop } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { Button, LinkButton, VisuallyHidden } from '@jishi/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './queue-ticket.styles.ts';
import { TicketCard } from './ticket-card.tsx';
import type { TicketProps } from './ticket-props.ts';

type OverTicketProps = TicketProps & { view: 'lapsed' | 'gone' | 'over'; onDismiss(): void };

/** A place that came to nothing: why, that nothing was charged, and what can be done now. */
export function OverTicket({ place, keep, titleId, view, onDismiss }: OverTicketProps) {
  const text = useTexts();
  const format = useFormat();
  const api = useApi();
  const { has, notify } = useShop();
  const failureText = useFailureText();
  const again = useMutation({
    mutationFn: () =>
      takeSalePlace(api, { productId: place.productId, variantId: place.variantId, quantity: place.quantity }),
    onSuccess: keep,
    onError: (error) => notify({ kind: 'error', text: failureText(error) }),
  });
  return (
    <>
      <TicketCard
        place={place}
        title={text(`queue.${view}`)}
        note={place.endedAt ? format.date(place.endedAt, 'time') : ''}
        look="over"
      >
        {view === 'lapsed' ? '0:00' : '—'}
      </TicketCard>
      <styles.Middle>
        <styles.Title id={titleId}>{text(`queue.${view}.title`)}</styles.Title>
        <VisuallyHidden role="status">{text(`queue.${view}.title`)}</VisuallyHidden>
        <styles.Sentence>{text(`queue.${view}.text`)}</styles.Sentence>
      </styles.Middle>
      <styles.Right>
        {view === 'lapsed' && (
          <Button kind="primary" busy={again.isPending} onClick={() => again.mutate()}>
            {text('queue.again')}
          </Button>
        )}
        {view !== 'lapsed' && has('mf_promotions/flash-sales') && (
          <LinkButton as={Link} to={paths.flashSales()} kind="line">
            {text('queue.others')}
          </LinkButton>
        )}
        <Button kind="ghost" onClick={onDismiss}>
          {text('queue.dismiss')}
        </Button>
      </styles.Right>
    </>
  );
}

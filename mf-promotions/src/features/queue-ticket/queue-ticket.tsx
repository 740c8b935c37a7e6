import type { FragmentProps } from '@jishi/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { LostTicket } from './components/lost-ticket.tsx';
import { OverTicket } from './components/over-ticket.tsx';
import * as styles from './components/queue-ticket.styles.ts';
import { TurnTicket } from './components/turn-ticket.tsx';
import { WaitingTicket } from './components/waiting-ticket.tsx';
import { usePlace } from './hooks/use-place.ts';
import { ticketView } from './model/ticket-view.ts';

/** The customer's place in the line of a flash sale, as a slip of paper. Nothing for whoever has none. */
export function QueueTicket({ productId, name }: FragmentProps['mf_promotions/queue-ticket']) {
  const text = useTexts();
  const { place, misses, keep } = usePlace(productId);
  const [dismissedId, setDismissedId] = useState<string | null>(null);
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const view = ticketView(place, { misses, dismissedId });
  useLedTo(card, place?.id ?? null, view === 'waiting');
  if (!place || view === 'hidden') return null;
  const shared = { place, keep, titleId };
  return (
    <styles.Card
      ref={card}
      tabIndex={-1}
      aria-label={name ? text('queue.label-of', { name }) : text('queue.label')}
      $look={view === 'turn' ? 'turn' : view === 'waiting' || view === 'lost' ? 'open' : 'over'}
    >
      {view === 'waiting' && <WaitingTicket {...shared} />}
      {view === 'lost' && <LostTicket {...shared} misses={misses} />}
      {view === 'turn' && <TurnTicket {...shared} />}
      {(view === 'lapsed' || view === 'gone' || view === 'over') && (
        <OverTicket {...shared} view={view} onDismiss={() => setDismissedId(place.id)} />
      )}
    </styles.Card>
  );
}

/** Whoever has just pressed "buy" is led to the ticket; a page that opens with one stays where it is. */
function useLedTo(card: { current: HTMLElement | null }, placeId: string | null, isWaiting: boolean): void {
  const known = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const isNew = known.current !== undefined && known.current !== placeId && placeId !== null;
    if (placeId !== null || known.current !== undefined) known.current = placeId;
    if (!isNew || !isWaiting) return;
    card.current?.scrollIntoView?.({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [card, placeId, isWaiting]);
  useEffect(() => {
    // The first answer has had its time: what comes later was pressed for.
    const timer = setTimeout(() => {
      known.current ??= null;
    }, 1000);
    return () => clearTimeout(timer);
  }, []);
}

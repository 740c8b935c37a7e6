import type { ReactNode } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { ticketNumber } from '../model/ticket-view.ts';
import * as styles from './ticket-card.styles.ts';
import type { TicketProps } from './ticket-props.ts';

type TicketCardProps = {
  place: TicketProps['place'];
  title: string;
  note: string;
  look?: 'open' | 'turn' | 'over';
  children: ReactNode;
};

/** The paper slip with the one figure that counts, and the number of the place. */
export function TicketCard({ place, title, note, look = 'open', children }: TicketCardProps) {
  const text = useTexts();
  return (
    <styles.Ticket $look={look}>
      <span>{title}</span>
      <b>{children}</b>
      <small>{note}</small>
      <styles.TicketFoot>{text('queue.number', { number: ticketNumber(place) })}</styles.TicketFoot>
    </styles.Ticket>
  );
}

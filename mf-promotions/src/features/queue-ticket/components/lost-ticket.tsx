import { Spinner, VisuallyHidden } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import { progressOf } from '../model/ticket-view.ts';
import { LeaveButton } from './leave-button.tsx';
import * as styles from './queue-ticket.styles.ts';
import { TicketCard } from './ticket-card.tsx';
import type { TicketProps } from './ticket-props.ts';
import { Track } from './track.tsx';

/** Nothing is heard of the line: the place is kept by the shop, and it is asked for again and again. */
export function LostTicket({ place, keep, titleId, misses }: TicketProps & { misses: number }) {
  const text = useTexts();
  return (
    <>
      <TicketCard place={place} title={text('queue.at')} note={text('queue.lost')} look="over">
        ≈{text('queue.position', { position: place.position ?? 1 })}
      </TicketCard>
      <styles.Middle>
        <styles.Title id={titleId}>{text('queue.lost.title')}</styles.Title>
        <VisuallyHidden role="status">{text('queue.lost.title')}</VisuallyHidden>
        <Track progress={progressOf(place)} />
        <styles.Facts>
          <span>
            <Spinner /> {text('queue.lost.text', { times: misses })}
          </span>
        </styles.Facts>
      </styles.Middle>
      <styles.Right>
        <LeaveButton place={place} keep={keep} what="leave" />
      </styles.Right>
    </>
  );
}

import { useFormat } from '@jishi/i18n';
import { VisuallyHidden } from '@jishi/ui';
import Info from 'lucide-react/icons/info';
import { useTexts } from '../../../messages/texts.ts';
import { useSparse } from '../hooks/use-sparse.ts';
import { progressOf } from '../model/ticket-view.ts';
import { LeaveButton } from './leave-button.tsx';
import * as styles from './queue-ticket.styles.ts';
import { TicketCard } from './ticket-card.tsx';
import type { TicketProps } from './ticket-props.ts';
import { Track } from './track.tsx';

/** Readers are not told every step of a line. */
const TELL_EVERY_MS = 10_000;

/** How many are in front, about how long it takes, and what is left. */
export function WaitingTicket({ place, keep, titleId }: TicketProps) {
  const text = useTexts();
  const format = useFormat();
  const position = place.position ?? 1;
  const duration = place.waitSeconds === null ? null : format.duration(place.waitSeconds * 1000);
  const status =
    duration === null ? text('queue.status-held', { position }) : text('queue.status', { position, duration });
  const told = useSparse(status, TELL_EVERY_MS);
  return (
    <>
      <TicketCard
        place={place}
        title={text('queue.at')}
        note={text('queue.taken', { time: format.date(place.arrivedAt, 'time') })}
      >
        {text('queue.position', { position })}
      </TicketCard>
      <styles.Middle>
        <styles.Title id={titleId}>
          {duration === null ? text('queue.waiting-held') : text('queue.waiting', { duration })}
        </styles.Title>
        <Track progress={progressOf(place)} />
        <styles.Facts>
          <span>{position > 1 ? text('queue.ahead', { count: position - 1 }) : text('queue.next')}</span>
          {place.left > 0 && <span>{text('queue.left', { count: place.left })}</span>}
          {place.heldByAll > 0 && duration === null && <span>{text('queue.held', { count: place.heldByAll })}</span>}
          {duration === null
            ? place.nextRelease && (
                <span>{text('queue.release', { time: format.date(place.nextRelease, 'time') })}</span>
              )
            : place.turnsPerSecond > 0 && <span>{text('queue.pace', { count: place.turnsPerSecond })}</span>}
        </styles.Facts>
        <VisuallyHidden role="status">{told}</VisuallyHidden>
      </styles.Middle>
      <styles.Right>
        <LeaveButton place={place} keep={keep} what="leave" />
      </styles.Right>
      <styles.Foot>
        <Info size={16} strokeWidth={1.75} aria-hidden />
        {text('queue.kept')}
      </styles.Foot>
    </>
  );
}

import type { SalePlace } from '@jishi/api/flash-sales';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { VisuallyHidden } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { useHeldTime } from '../queue-ticket/hooks/use-held-time.ts';
import { usePlace } from '../queue-ticket/hooks/use-place.ts';
import { useSparse } from '../queue-ticket/hooks/use-sparse.ts';
import { clockOf, type TicketView, ticketView } from '../queue-ticket/model/ticket-view.ts';
import * as styles from './place-note.styles.ts';

/** Readers are not told every step of a line. */
const TELL_EVERY_MS = 10_000;

/** One place: the number, or the time pieces are held, and the way back to the product. */
export function OnePlace({ productId }: { productId: string }) {
  const { place, misses } = usePlace(productId);
  const view = ticketView(place, { misses, dismissedId: null });
  return place && view !== 'hidden' ? <Note place={place} view={view} /> : null;
}

type NoteProps = { place: SalePlace; view: Exclude<TicketView, 'hidden'> };

function Note({ place, view }: NoteProps) {
  const text = useTexts();
  const sentence = useSentence(place, view);
  const told = useSparse(sentence, TELL_EVERY_MS);
  return (
    <>
      <styles.Note as={Link} to={paths.product(place.productId)} $isTurn={view === 'turn'}>
        <styles.Figure $isOver={view !== 'waiting' && view !== 'turn'}>
          {view === 'turn' ? <HeldTime place={place} /> : (place.position ?? '—')}
        </styles.Figure>
        <span>
          {sentence}
          <b>{text(view === 'turn' ? 'queue.back-turn' : 'queue.back')}</b>
        </span>
      </styles.Note>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}

function HeldTime({ place }: { place: SalePlace }) {
  return <span role="timer">{clockOf(useHeldTime(place))}</span>;
}

function useSentence(place: SalePlace, view: NoteProps['view']): string {
  const text = useTexts();
  const format = useFormat();
  if (view === 'turn') return text('queue.turn', { count: place.held });
  if (view !== 'waiting') return text(`queue.${view}.title`);
  const position = place.position ?? 1;
  if (place.waitSeconds === null) return text('queue.status-held', { position });
  return text('queue.status', { position, duration: format.duration(place.waitSeconds * 1000) });
}

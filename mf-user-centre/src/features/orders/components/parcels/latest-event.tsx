import type { OrderDetail, TrackingEvent } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Truck from 'lucide-react/icons/truck';
import { useTexts } from '../../../../messages/texts.ts';
import { latestEvent } from '../../model/parcel-look.ts';
import { PARCELS_ID } from './order-parcels.tsx';
import * as styles from './parcels.styles.ts';

/** On phones: the newest event of all parcels in one line, which leads to them. */
export function LatestEvent({ parcels }: Pick<OrderDetail, 'parcels'>) {
  const { date } = useFormat();
  const event = latestEvent(parcels);
  if (!event) return null;
  return (
    <styles.News href={`#${PARCELS_ID}`}>
      <Truck size={18} strokeWidth={1.75} aria-hidden />
      <Words news={event} />
      <time dateTime={event.at}>{date(event.at, 'short')}</time>
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </styles.News>
  );
}

function Words({ news: { state, text: words } }: { news: TrackingEvent }) {
  const text = useTexts();
  if (state === 'other') return <span>{words}</span>;
  const title = text(`tracking.${state}`);
  return <span>{words && words !== title ? text('parcels.news', { state: title, text: words }) : title}</span>;
}

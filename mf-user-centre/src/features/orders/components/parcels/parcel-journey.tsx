import type { TrackingEvent } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { Timeline } from '@jishi/ui/data';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId, useState } from 'react';
import { useTexts } from '../../../../messages/texts.ts';
import { CourierWords } from './courier-words.tsx';
import * as styles from './parcels.styles.ts';

/** More stations than these are folded. */
const SHOWN_EVENTS = 3;

/** What happened to a parcel, newest first. */
export function ParcelJourney({ label, events }: { label: string; events: readonly TrackingEvent[] }) {
  const text = useTexts();
  const format = useFormat();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (events.length === 0) return <styles.Nothing>{text('parcels.no-events')}</styles.Nothing>;
  const shown = (isWhole ? events : events.slice(0, SHOWN_EVENTS)).map((event, index) => ({
    key: `${events.length - index}`,
    time: format.date(event.at, 'short'),
    dateTime: event.at,
    ...wordsOf(event, text),
  }));
  return (
    <>
      <div id={id}>
        <Timeline label={label} events={shown} />
      </div>
      {events.length > SHOWN_EVENTS && (
        <styles.Fold>
          <Button
            kind="ghost"
            size="sm"
            aria-expanded={isWhole}
            aria-controls={id}
            icon={
              isWhole ? (
                <ChevronUp size={16} strokeWidth={1.75} aria-hidden />
              ) : (
                <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
              )
            }
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? text('parcels.less') : text('parcels.whole', { count: events.length })}
          </Button>
        </styles.Fold>
      )}
    </>
  );
}

/** A station whose word we do not know is told by the courier's text alone. */
function wordsOf({ state, text: words }: TrackingEvent, text: ReturnType<typeof useTexts>) {
  if (state === 'other') return { title: <CourierWords>{words}</CourierWords> };
  const title = text(`tracking.${state}`);
  return words && words !== title ? { title, text: <CourierWords>{words}</CourierWords> } : { title };
}

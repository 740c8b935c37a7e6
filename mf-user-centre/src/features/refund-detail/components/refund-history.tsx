import type { RefundDetail, RefundEvent } from '@jishi/api/refunds';
import { useFormat } from '@jishi/i18n';
import { langOf } from '@jishi/part-kit/words-lang';
import { Timeline } from '@jishi/ui/data';
import { DetailCard } from '../../../components/detail-card.tsx';
import { type TextKey, useTexts } from '../../../messages/texts.ts';

/** What happened, newest first, with what was said. */
export function RefundHistory({ refund: { events } }: { refund: RefundDetail }) {
  const text = useTexts();
  const format = useFormat();
  const shown = events.toReversed().map((event, index) => ({
    key: `${events.length - index}`,
    title: text(titleOf(event)),
    ...(event.words ? { text: <span lang={langOf(event.words)}>{event.words}</span> } : {}),
    time: format.date(event.at, 'minute'),
  }));
  return (
    <DetailCard title={text('refund.history')}>
      <Timeline label={text('refund.history')} events={shown} />
    </DetailCard>
  );
}

function titleOf({ state, actor }: RefundEvent): TextKey {
  const isByClock = actor === 'clock' && (state === 'agreed' || state === 'refunding');
  return isByClock ? `refund.event-${state}-clock` : `refund.event-${state}`;
}

import type { RefundDetail } from '@jishi/api/refunds';
import { useFormat } from '@jishi/i18n';
import { Price } from '@jishi/ui';
import { Steps } from '@jishi/ui/data';
import { useTexts } from '../../../messages/texts.ts';
import { refundStations } from '../model/refund-stations.ts';
import { DeadlineLeft } from './deadline-left.tsx';
import * as styles from './refund-detail.styles.ts';

export function RefundStateCard({ refund }: { refund: RefundDetail }) {
  const text = useTexts();
  const format = useFormat();
  const { state, deadline, refundedAt } = refund;
  const { stations, current } = refundStations(refund);
  const time = format.date(deadline ?? refundedAt ?? '', 'short');
  const steps = stations.map(({ key, at }) => ({
    key,
    label:
      key === 'refused' || key === 'withdrawn' || key === 'closed' || key === 'refunding' || key === 'failed'
        ? text(`refund-state.${key}`)
        : text(`refund.station-${key}`),
    note: at ? <time>{format.date(at, 'short')}</time> : null,
  }));
  return (
    <styles.State>
      <div>
        <h1>{text(`refund-state.${state}`)}</h1>
        <p>
          {text(`refund.hint-${state}`, { time })} {deadline && <DeadlineLeft deadline={deadline} />}
        </p>
      </div>
      <Price parts={format.moneyParts(refund.amount)} size="l" />
      <styles.Way>
        <Steps label={text('refund.way')} steps={steps} current={current} doneLabel={text('refund.done')} />
      </styles.Way>
    </styles.State>
  );
}

import type { OrderLine, Parcel } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { DetailCard } from '../../../../components/detail-card.tsx';
import { useTexts } from '../../../../messages/texts.ts';
import { ParcelGoods } from './parcel-goods.tsx';
import { ParcelJourney } from './parcel-journey.tsx';
import { ParcelState } from './parcel-state.tsx';
import * as styles from './parcels.styles.ts';

type ParcelCardProps = {
  parcel: Parcel;
  lines: readonly OrderLine[];
  /** Which one it is, from 1, and how many there are. */
  number: number;
  count: number;
};

/** A parcel: who brings it, what is in it, and its way so far. */
export function ParcelCard({ parcel, lines, number, count }: ParcelCardProps) {
  const text = useTexts();
  const title = count > 1 ? text('parcels.title', { number, count }) : text('order.delivery');
  const numberLabel = count > 1 ? text('parcels.number-of', { number, count }) : text('order.tracking-number');
  return (
    <DetailCard title={title} aside={<ParcelState state={parcel.state} />}>
      <ParcelSender parcel={parcel} numberLabel={numberLabel} />
      <ParcelGoods label={text('parcels.goods-of', { parcel: title })} pieces={parcel.pieces} lines={lines} />
      <ParcelJourney label={text('parcels.journey-of', { parcel: title })} events={parcel.events} />
    </DetailCard>
  );
}

function ParcelSender({ parcel, numberLabel }: { parcel: Parcel; numberLabel: string }) {
  const text = useTexts();
  const format = useFormat();
  const { courier, trackingNumber, shippedAt, deliveredAt } = parcel;
  return (
    <styles.Sender>
      <span>{courier ?? text('parcels.no-courier')}</span>
      {trackingNumber ? (
        <styles.Code>
          <span>{trackingNumber}</span>
          <CopyButton value={trackingNumber} of={numberLabel} />
        </styles.Code>
      ) : (
        <span>{text('parcels.no-number')}</span>
      )}
      {deliveredAt ? (
        <time dateTime={deliveredAt}>{text('parcels.arrived', { time: format.date(deliveredAt, 'short') })}</time>
      ) : (
        shippedAt && <time dateTime={shippedAt}>{text('parcels.sent', { time: format.date(shippedAt, 'short') })}</time>
      )}
    </styles.Sender>
  );
}

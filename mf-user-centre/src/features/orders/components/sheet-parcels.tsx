import type { OrderDetail, OrderLine, Parcel } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import { useTexts } from '../../../messages/texts.ts';
import { piecesOf } from '../model/parcel-pieces.ts';
import * as styles from './order-print.styles.ts';

/** Every parcel with what is in it, and what was not sent yet. */
export function SheetParcels({ order: { parcels, lines, unsentPieces } }: { order: OrderDetail }) {
  const text = useTexts();
  if (parcels.length === 0) return null;
  return (
    <styles.Parcels>
      <h2>{text('print.parcels')}</h2>
      <ol>
        {parcels.map((parcel, index) => (
          <SheetParcel
            key={parcel.id}
            parcel={parcel}
            lines={lines}
            title={text('parcels.title', { number: index + 1, count: parcels.length })}
          />
        ))}
      </ol>
      {unsentPieces > 0 && <p>{text('print.unsent', { count: unsentPieces })}</p>}
    </styles.Parcels>
  );
}

type SheetParcelProps = { parcel: Parcel; lines: readonly OrderLine[]; title: string };

function SheetParcel({ parcel, lines, title }: SheetParcelProps) {
  const text = useTexts();
  const { date } = useFormat();
  const { courier, trackingNumber, state, shippedAt } = parcel;
  const facts = [
    courier ?? text('parcels.no-courier'),
    trackingNumber ?? text('parcels.no-number'),
    text(`parcel-state.${state}`),
    shippedAt && text('parcels.sent', { time: date(shippedAt, 'minute') }),
  ];
  return (
    <li>
      <b>{title}</b>
      <p>{facts.filter(Boolean).join('\u00a0· ')}</p>
      <ul aria-label={text('parcels.goods-of', { parcel: title })}>
        {piecesOf(parcel.pieces, lines).map(({ id, name, quantity }) => (
          <li key={id}>{text('parcels.piece', { name, count: quantity })}</li>
        ))}
      </ul>
    </li>
  );
}

import type { OrderDetail } from '@jishi/api/orders';
import { Note } from '@jishi/ui';
import PackageOpen from 'lucide-react/icons/package-open';
import { useTexts } from '../../../../messages/texts.ts';
import { ParcelCard } from './parcel-card.tsx';
import * as styles from './parcels.styles.ts';

/** Where the parcels stand on the page of an order. */
export const PARCELS_ID = 'parcels';

/** Every parcel of an order that was sent, and how many pieces still wait. */
export function OrderParcels({ order: { parcels, lines, unsentPieces } }: { order: OrderDetail }) {
  const text = useTexts();
  if (parcels.length === 0) return null;
  return (
    <styles.Parcels id={PARCELS_ID} tabIndex={-1}>
      {parcels.map((parcel, index) => (
        <ParcelCard key={parcel.id} parcel={parcel} lines={lines} number={index + 1} count={parcels.length} />
      ))}
      {unsentPieces > 0 && (
        <Note icon={<PackageOpen size={18} strokeWidth={1.75} aria-hidden />}>
          {text('parcels.unsent', { count: unsentPieces })}
        </Note>
      )}
    </styles.Parcels>
  );
}

import type { ParcelState as State } from '@jishi/api/orders';
import CircleAlert from 'lucide-react/icons/circle-alert';
import House from 'lucide-react/icons/house';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTexts } from '../../../../messages/texts.ts';
import { toneOfParcel } from '../../model/parcel-look.ts';
import * as styles from './parcels.styles.ts';

const icons: Record<State, typeof Truck> = {
  announced: Package,
  collected: Package,
  'in-transit': Truck,
  'out-for-delivery': House,
  delivered: PackageCheck,
  problem: CircleAlert,
  returning: Undo2,
  returned: Undo2,
};

/** Where a parcel is, by its word and a picture. */
export function ParcelState({ state }: { state: State }) {
  const text = useTexts();
  const Icon = icons[state];
  return (
    <styles.State data-tone={toneOfParcel(state)}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {text(`parcel-state.${state}`)}
    </styles.State>
  );
}

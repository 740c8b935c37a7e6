import LocateFixed from 'lucide-react/icons/locate-fixed';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useTexts } from '../../../messages/texts.ts';
import type { ZoomRoom } from './leaflet-map.ts';
import { Control, Controls } from './map-picker.styles.ts';

type MapControlsProps = {
  room: ZoomRoom;
  onZoom: (steps: number) => void;
  onLocate: (() => void) | null;
  isLocating: boolean;
};

/** Nearer, farther, and to where the customer is. */
export function MapControls({ room, onZoom, onLocate, isLocating }: MapControlsProps) {
  const text = useTexts();
  return (
    <Controls>
      <Control
        label={text('addresses.map-zoom-in')}
        aria-disabled={!room.in || undefined}
        onClick={() => room.in && onZoom(1)}
      >
        <Plus size={20} strokeWidth={1.75} aria-hidden />
      </Control>
      <Control
        label={text('addresses.map-zoom-out')}
        aria-disabled={!room.out || undefined}
        onClick={() => room.out && onZoom(-1)}
      >
        <Minus size={20} strokeWidth={1.75} aria-hidden />
      </Control>
      {onLocate && (
        <Control
          label={text(isLocating ? 'addresses.map-locating' : 'addresses.map-locate')}
          aria-disabled={isLocating || undefined}
          onClick={() => {
            if (!isLocating) onLocate();
          }}
        >
          <LocateFixed size={20} strokeWidth={1.75} aria-hidden />
        </Control>
      )}
    </Controls>
  );
}

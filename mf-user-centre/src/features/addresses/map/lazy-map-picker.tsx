import { LatePart } from '@jishi/part-kit/late-part';
import type { MapPickerProps } from './map-picker.tsx';
import { mapHeight } from './map-size.ts';

const fetchPicker = () => import('./map-picker.tsx');

/** The map, fetched when it is first opened. Without it an address can be saved all the same. */
export const LateMapPicker = (props: MapPickerProps) => (
  <LatePart fetch={fetchPicker} height={mapHeight} props={props} />
);

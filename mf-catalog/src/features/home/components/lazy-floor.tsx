import { useNearView } from '../../../hooks/use-near-view.ts';
import { Floor, FloorPlace, type FloorProps } from './floor.tsx';

/** A floor far down: its heading and room for its products, until it comes near the view. */
export function LateFloor({ floor, tone }: FloorProps) {
  const [ref, isNear] = useNearView<HTMLElement>();
  return isNear ? <Floor floor={floor} tone={tone} /> : <FloorPlace floor={floor} ref={ref} />;
}

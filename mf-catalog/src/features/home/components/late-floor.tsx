import { useNearView } from '../../../hooks/use-near-view.ts';
import type { Floor as FloorData } from '../model/floors.ts';
import { Floor, FloorPlace } from './floor.tsx';

/** A floor far down: its heading and room for its products, until it comes near the view. */
export function LateFloor({ floor }: { floor: FloorData }) {
  const [ref, isNear] = useNearView<HTMLDivElement>();
  return <div ref={ref}>{isNear ? <Floor floor={floor} /> : <FloorPlace floor={floor} />}</div>;
}

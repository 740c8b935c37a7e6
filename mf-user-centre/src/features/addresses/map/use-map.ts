import type { MapTiles } from '@jishi/api/addresses';
import { useEffect, useRef, useState } from 'react';
import type { MapPoint } from '../model/centre-of.ts';
import type { MapStart } from '../model/map-views.ts';
import type { MapView } from '../model/mercator.ts';
import { type MapControl, openMap, type ZoomRoom } from './leaflet-map.ts';

/** A map in the element of `ref`, for as long as it is drawn; it begins with the focus. `tiles` may come later. */
export function useMap(start: MapStart, tiles: MapTiles | null, onPick: (point: MapPoint) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const control = useRef<MapControl>(null);
  const [view, setView] = useState<MapView>({ centre: start.centre, zoom: 0, width: 0, height: 0 });
  const [zoomRoom, setZoomRoom] = useState<ZoomRoom>({ in: true, out: true });
  const [rest, setRest] = useState(start.centre);
  const [hasLostTiles, setHasLostTiles] = useState(false);
  const latest = useRef({ start, onPick });
  useEffect(() => {
    latest.current = { start, onPick };
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const map = openMap(element, latest.current.start, {
      onView: (seen, room) => {
        setView(seen);
        setZoomRoom(room);
      },
      onRest: setRest,
      onPick: (point) => latest.current.onPick(point),
      onTilesLost: () => setHasLostTiles(true),
    });
    control.current = map;
    element.focus({ preventScroll: true });
    return () => map.remove();
  }, []);
  useEffect(() => {
    if (tiles) control.current?.setTiles(tiles);
  }, [tiles]);

  return {
    ref,
    view,
    zoomRoom,
    /** Where its middle last came to rest: what is said of it does not change with every step of a drag. */
    rest,
    hasLostTiles,
    moveTo: (point: MapPoint) => control.current?.moveTo(point),
    show: (place: MapStart) => control.current?.show(place),
    zoomBy: (steps: number) => control.current?.zoomBy(steps),
  };
}

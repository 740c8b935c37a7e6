import type { MapTiles } from '@jishi/api/addresses';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import type { MapPoint } from '../model/centre-of.ts';
import { type MapStart, mapBounds, zoomFor } from '../model/map-views.ts';
import type { MapView } from '../model/mercator.ts';

/** Whether there is more to see from nearer, and from farther away. */
export type ZoomRoom = { in: boolean; out: boolean };

/** What a map tells. */
export type MapListener = {
  onView(view: MapView, room: ZoomRoom): void;
  /** It came to rest. */
  onRest(centre: MapPoint): void;
  /** A click or tap, not the end of a drag. */
  onPick(point: MapPoint): void;
  /** Not one picture of the tiles could be had; they are gone. */
  onTilesLost(): void;
};

export type MapControl = {
  /** Moves there, as near as it is. */
  moveTo(point: MapPoint): void;
  show(start: MapStart): void;
  zoomBy(steps: number): void;
  setTiles(tiles: MapTiles): void;
  remove(): void;
};

/** Without pictures there is nothing more to see from nearer. */
const LOCAL_MAX_ZOOM = 13;
const MIN_ZOOM = 3;
/** Of one press of an arrow key, in px; with shift three times as far. */
const KEY_STEP = 40;

const pointOf = ({ lat, lng }: { lat: number; lng: number }): MapPoint => ({ latitude: lat, longitude: lng });

/** A map in an element: moves by drag, pinch, wheel and keys. What it looks like without tiles is drawn by its owner. */
export function openMap(element: HTMLElement, start: MapStart, listener: MapListener): MapControl {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    center: [start.centre.latitude, start.centre.longitude],
    zoom: zoomFor(start.span, element.clientWidth),
    minZoom: MIN_ZOOM,
    maxZoom: LOCAL_MAX_ZOOM,
    maxBounds: [
      [mapBounds.south, mapBounds.west],
      [mapBounds.north, mapBounds.east],
    ],
    maxBoundsViscosity: 1,
    keyboardPanDelta: KEY_STEP,
    inertia: !isStill,
    // The pin stands in the middle: nearer or farther, it points at the same spot.
    touchZoom: 'center',
    scrollWheelZoom: 'center',
    zoomAnimation: false,
    fadeAnimation: false,
  });
  // Until it is used the wheel scrolls what is around it.
  map.scrollWheelZoom.disable();
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  if (isStill) standStill(map);

  const reportView = () => {
    const { x: width, y: height } = map.getSize();
    const zoom = map.getZoom();
    const room = { in: zoom < map.getMaxZoom(), out: zoom > map.getMinZoom() };
    listener.onView({ centre: pointOf(map.getCenter()), zoom, width, height }, room);
  };
  map.on('move zoom zoomlevelschange resize', reportView);
  map.on('moveend', () => listener.onRest(pointOf(map.getCenter())));
  map.on('click', ({ latlng }) => listener.onPick(pointOf(latlng)));
  reportView();

  return {
    moveTo: ({ latitude, longitude }) => map.panTo([latitude, longitude], { animate: !isStill }),
    show: ({ centre, span }) =>
      map.setView([centre.latitude, centre.longitude], zoomFor(span, element.clientWidth), { animate: !isStill }),
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    setTiles: (tiles) => addTiles(map, tiles, listener.onTilesLost),
    remove: () => map.remove(),
  };
}

/** Arrow keys slide the map; for who wants no motion it is there at once. */
function standStill(map: LeafletMap): void {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}

function addTiles(map: LeafletMap, { template, maxZoom }: MapTiles, onLost: () => void): void {
  const layer = new TileLayer(template, { maxZoom, updateWhenIdle: false });
  layer.once('tileload', () => layer.off('tileerror'));
  layer.once('tileerror', () => {
    layer.remove();
    map.setMaxZoom(LOCAL_MAX_ZOOM);
    onLost();
  });
  map.setMaxZoom(maxZoom);
  layer.addTo(map);
}

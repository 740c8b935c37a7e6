import type { MapPoint } from './centre-of.ts';

export type Pixel = { x: number; y: number };

/** What of the map is seen: its middle, how near, and the size in px. */
export type MapView = { centre: MapPoint; zoom: number; width: number; height: number };

const WORLD = 256;
const rad = Math.PI / 180;

/** Pixels of the whole world at a zoom: the projection of all common map tiles. */
export function worldPixel({ latitude, longitude }: MapPoint, zoom: number): Pixel {
  const size = WORLD * 2 ** zoom;
  const sine = Math.sin(latitude * rad);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** Where a point stands in a view, from its upper left corner. */
export function pixelIn({ centre, zoom, width, height }: MapView, point: MapPoint): Pixel {
  const middle = worldPixel(centre, zoom);
  const { x, y } = worldPixel(point, zoom);
  return { x: x - middle.x + width / 2, y: y - middle.y + height / 2 };
}

/** The point at a pixel of a view. */
export function pointAt({ centre, zoom, width, height }: MapView, { x, y }: Pixel): MapPoint {
  const size = WORLD * 2 ** zoom;
  const middle = worldPixel(centre, zoom);
  const north = Math.PI * (1 - (2 * (middle.y + y - height / 2)) / size);
  return {
    latitude: Math.atan(Math.sinh(north)) / rad,
    longitude: ((middle.x + x - width / 2) / size) * 360 - 180,
  };
}

/** About one metre: more digits would promise what nobody can point at. */
export const roundedPoint = ({ latitude, longitude }: MapPoint): MapPoint => ({
  latitude: Math.round(latitude * 1e5) / 1e5,
  longitude: Math.round(longitude * 1e5) / 1e5,
});

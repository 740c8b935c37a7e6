import { type MapView, pixelIn, pointAt } from './mercator.ts';

/** A line of equal latitude or longitude: its degrees and where it crosses the view, in px. */
export type Line = { degrees: number; at: number };

const steps = [20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];
/** Lines stand no closer than this. */
const LEAST_PX = 72;

/** Coordinate lines of a view, as many as leave room between them. */
export function graticule(view: MapView): { meridians: Line[]; parallels: Line[] } {
  const pixelsOfDegree = (256 * 2 ** view.zoom) / 360;
  const step = steps.findLast((one) => one * pixelsOfDegree >= LEAST_PX) ?? 20;
  const upperLeft = pointAt(view, { x: 0, y: 0 });
  const lowerRight = pointAt(view, { x: view.width, y: view.height });
  const { latitude, longitude } = view.centre;
  return {
    meridians: multiples(step, upperLeft.longitude, lowerRight.longitude).map((degrees) => ({
      degrees,
      at: pixelIn(view, { latitude, longitude: degrees }).x,
    })),
    parallels: multiples(step, lowerRight.latitude, upperLeft.latitude).map((degrees) => ({
      degrees,
      at: pixelIn(view, { latitude: degrees, longitude }).y,
    })),
  };
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(3)));
}

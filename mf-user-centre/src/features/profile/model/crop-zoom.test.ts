import { expect, it } from 'vitest';
import { MAX_ZOOM, zoomStep } from './crop-zoom.ts';

it.each([
  [1, 1, 1.25],
  [1, -1, 1],
  [1.3, 1, 1.5],
  [1.3, -1, 1],
  [MAX_ZOOM, 1, MAX_ZOOM],
  [3.9, 1, MAX_ZOOM],
] as const)('from %d by %d step: %d', (zoom, direction, next) => {
  expect(zoomStep(zoom, direction)).toBe(next);
});

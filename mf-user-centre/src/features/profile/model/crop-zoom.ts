/** Nearer than this the px of a picture are seen. */
export const MAX_ZOOM = 4;
const STEP = 0.25;

/** The next zoom of a button, within what there is. */
export const zoomStep = (zoom: number, direction: 1 | -1): number =>
  Math.min(MAX_ZOOM, Math.max(1, Math.round((zoom + direction * STEP) / STEP) * STEP));

import { type RefObject, useEffect, useRef } from 'react';

/** One notch of a wheel, or a short stroke on a touchpad. */
const STEP_PX = 60;
/** A stroke goes on rolling: it is one step. */
const REST_MS = 220;

/**
 * Steps by the wheel over an element: down and right to the next, up and left to the one before. At an end the page scrolls on.
 *
 * @param canStep whether there is one in that direction
 */
export function useWheelSteps(
  ref: RefObject<HTMLElement | null>,
  canStep: (by: 1 | -1) => boolean,
  step: (by: 1 | -1) => void,
): void {
  const latest = useRef({ canStep, step });
  useEffect(() => {
    latest.current = { canStep, step };
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let rolled = 0;
    let last = Number.NEGATIVE_INFINITY;
    const handleWheel = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      const delta = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
      const by = delta > 0 ? 1 : -1;
      const isResting = event.timeStamp - last < REST_MS;
      if (delta === 0 || (!isResting && !latest.current.canStep(by))) return;
      event.preventDefault();
      if (isResting) return;
      rolled = Math.sign(rolled) === by ? rolled + delta : delta;
      if (Math.abs(rolled) < STEP_PX) return;
      rolled = 0;
      last = event.timeStamp;
      latest.current.step(by);
    };
    // Not passive: the page stands still while the wheel is the tabs'.
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [ref]);
}

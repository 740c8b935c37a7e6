import { type PointerEvent, useRef } from 'react';

/** Shorter movements are taps. */
const SWIPE_PX = 40;

type SwipeActions = { onNext: () => void; onPrevious: () => void };

/** Handlers for an element that a finger turns sideways; scrolling up and down stays the page's. */
export function useSwipe({ onNext, onPrevious }: SwipeActions) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const [across, down] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(down)) return;
      if (across < 0) onNext();
      else onPrevious();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

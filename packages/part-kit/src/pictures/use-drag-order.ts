import { type PointerEvent, useRef, useState } from 'react';

/** A press that moves less than this is no drag. */
const SLOP = 6;

/** Attribute that names the entry an element stands for. */
export const ENTRY = 'data-entry';

/**
 * Changes the order of entries by dragging one over another, with mouse, pen or finger. Elements carry their key as `data-entry`.
 *
 * @param onMove hears each time the dragged entry comes over another
 */
export function useDragOrder(onMove: (from: string, over: string) => void) {
  const start = useRef<{ key: string; x: number; y: number } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const end = () => {
    start.current = null;
    setDragged(null);
  };
  const handlersOf = (key: string) => ({
    onPointerDown({ clientX, clientY, isPrimary, button }: PointerEvent) {
      if (isPrimary && button === 0) start.current = { key, x: clientX, y: clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (!from) return;
      if (dragged === null) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLOP) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(key);
      }
      const over = document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${ENTRY}]`)?.getAttribute(ENTRY);
      if (over && over !== key) onMove(key, over);
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
  return { dragged, handlersOf };
}

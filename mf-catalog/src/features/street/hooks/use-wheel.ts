import { useEffect } from 'react';
import { isNotch, wheelMove } from '../model/wheel.ts';
import type { Walk } from './use-walk.ts';

/** A wheel that turns up or down walks along the street, as long as there is somewhere to go. */
export function useWheel({ row, at, goTo }: Walk): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const handleWheel = (event: WheelEvent) => {
      const { top, bottom } = element.getBoundingClientRect();
      const street = {
        at: at(),
        room: element.scrollWidth - element.clientWidth,
        above: Math.max(0, -top),
        below: Math.max(0, bottom - innerHeight),
      };
      const move = wheelMove(event, street);
      if (move === null) return;
      event.preventDefault();
      goTo(street.at + move, isNotch(event) ? undefined : 'instant');
    };
    // Not passive, as the page must not move at the same time.
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [row, at, goTo]);
}

import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Spread on the box of a list that loses entries: the button that took one out is gone with it, so the focus goes on to
 * the one in its place, and to the page when none is left. Those buttons say `data-removes`, one for all `data-removes="all"`.
 */
export function useNextFocus<Box extends HTMLElement>(count: number) {
  const ref = useRef<Box>(null);
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    const place = pressed.current;
    pressed.current = null;
    if (place === null || document.activeElement !== document.body) return;
    const rest = removersIn(ref.current);
    const next = rest[Math.min(place, count - 1)] ?? document.querySelector<HTMLElement>('main');
    next?.focus({ preventScroll: true });
  }, [count]);
  return {
    ref,
    onClick: ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
      const button = (target as Element).closest<HTMLElement>('[data-removes]');
      if (button) pressed.current = Math.max(removersIn(currentTarget).indexOf(button), 0);
    },
  };
}

const removersIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('[data-removes=""]') ?? [])];

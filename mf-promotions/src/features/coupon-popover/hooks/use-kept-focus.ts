import { useLayoutEffect, useRef } from 'react';

/**
 * A button that is done with cannot keep the focus, and keys pressed after it would reach nothing: its row takes it over. Nothing is
 * scrolled, for it is where it was.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const row = useRef<E>(null);
  useLayoutEffect(() => {
    const focused = row.current?.querySelector('button:disabled');
    if (focused && focused === document.activeElement) row.current?.focus({ preventScroll: true });
  });
  return row;
}

import { useEffect, useRef } from 'react';
import type { Removal } from '../../hooks/use-removal.ts';

/**
 * The question takes the focus and so closes the panel, with the button that asked. Who answers by the keyboard goes on
 * from the cart in the header, whose panel then opens again; a mouse needs no such way back.
 *
 * @param homeId the element that gets the focus
 */
export function useReturnFocus(removal: Removal, homeId: string): Removal {
  const isWanted = useRef(false);
  const isAsked = removal.pending.length > 0;
  useEffect(() => {
    if (isAsked || !isWanted.current) return;
    isWanted.current = false;
    if (document.activeElement === document.body) document.getElementById(homeId)?.focus();
  }, [isAsked, homeId]);
  const remember = () => {
    isWanted.current = document.activeElement?.matches(':focus-visible') ?? false;
  };
  return {
    ...removal,
    cancel() {
      remember();
      removal.cancel();
    },
    confirm() {
      remember();
      removal.confirm();
    },
  };
}

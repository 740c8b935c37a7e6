import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/**
 * Which entry of a menu has its panel open. A mouse opens by hover, the keyboard by focus; a finger opens with the
 * first tap and follows the link with the second. Escape closes.
 */
export function usePanels() {
  const [openId, setOpenId] = useState<string | null>(null);
  /** The entry the finger is opening with this tap: its link must not be followed yet. */
  const opening = useRef<string | null>(null);
  const close = () => setOpenId(null);

  const menuProps = {
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && close(),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && close(),
  };

  const entryProps = (id: string) => ({
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setOpenId(id),
    onPointerDown: (event: PointerEvent) => {
      opening.current = event.pointerType === 'touch' && openId !== id ? id : null;
    },
    onFocus: () => setOpenId(id),
    // Before the link hears it.
    onClickCapture: (event: MouseEvent) => {
      if (opening.current !== id) return;
      opening.current = null;
      event.preventDefault();
      setOpenId(id);
    },
  });

  return { openId, menuProps, entryProps };
}

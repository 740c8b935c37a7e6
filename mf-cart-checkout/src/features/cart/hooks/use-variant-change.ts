import type { CartLine } from '@jishi/api/cart';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useChangeCart } from '../../../hooks/use-change-cart.ts';
import { replacing } from '../../../model/cart-change.ts';

export type VariantChange = {
  /** The line whose variant is being changed; `null` when none is. */
  line: CartLine | null;
  ask(line: CartLine): void;
  cancel(): void;
  /** Puts the line in its new variant into the place of the old one. */
  confirm(after: CartLine): void;
};

/**
 * Changing the variant of a line. Its row is drawn anew with the new variant: the focus goes to its button, when it is
 * still on the page.
 */
export function useVariantChange(
  list: RefObject<HTMLElement | null>,
  onReplace: (from: string, to: string) => void,
): VariantChange {
  const change = useChangeCart();
  const [line, ask] = useState<CartLine | null>(null);
  const changedKey = useRef<string | null>(null);
  useEffect(() => {
    if (line || changedKey.current === null) return;
    const row = list.current?.querySelector(`[data-line="${CSS.escape(changedKey.current)}"]`);
    row?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus();
    changedKey.current = null;
  }, [line, list]);

  return {
    line,
    ask,
    cancel: () => ask(null),
    confirm(after) {
      if (!line) return;
      ask(null);
      if (after.key === line.key) return;
      onReplace(line.key, after.key);
      changedKey.current = after.key;
      void change(replacing(line, after));
    },
  };
}

import { type CartEntry, type CartLine, setQuantity } from '@jishi/api/cart';
import { useCart } from '@jishi/contracts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useChangeCart } from '../../../hooks/use-change-cart.ts';
import { setting } from '../../../model/cart-change.ts';

/** A customer who presses "plus" five times means one change. */
const QUIET_MS = 400;

type Typed = ReadonlyMap<string, CartEntry>;

/**
 * Lines as the page shows them: numbers change at once and are sent when the stepper has been quiet for a moment. A
 * refused number goes back to what the server keeps.
 */
export function useQuantities() {
  const lines = useCart((state) => state.lines);
  const change = useChangeCart();
  const [typed, setTyped] = useState<Typed>(new Map());
  const waiting = useRef(new Map<string, { entry: CartEntry; timer: ReturnType<typeof setTimeout> }>());

  const send = useCallback(
    (key: string) => {
      const { entry, timer } = waiting.current.get(key) ?? {};
      clearTimeout(timer);
      waiting.current.delete(key);
      // The store shows the change before the typed number goes, so that no older one is seen between them.
      if (entry) void change(setting(entry));
      setTyped((before) => new Map([...before].filter(([other]) => other !== key)));
    },
    [change],
  );

  /** Sends at once what still waits: before an order is made of the lines. */
  const flush = useCallback(() => {
    for (const key of [...waiting.current.keys()]) send(key);
  }, [send]);

  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  });
  // Left inside of the tab or with the whole page, which unmounts nothing.
  useEffect(() => {
    const leave = () => latestFlush.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const setPieces = (line: CartLine, quantity: number) => {
    const entry = { productId: line.productId, variantId: line.variantId, quantity };
    clearTimeout(waiting.current.get(line.key)?.timer);
    waiting.current.set(line.key, { entry, timer: setTimeout(() => send(line.key), QUIET_MS) });
    setTyped((before) => new Map(before).set(line.key, entry));
  };

  const shown = useMemo(() => [...typed.values()].reduce<readonly CartLine[]>(setQuantity, lines), [typed, lines]);
  return { lines: shown, setPieces, flush };
}

import { useShop } from '@jishi/contracts';
import { useEffect, useState } from 'react';

/** Tells the page around which address is chosen: from the start, at every change, and when the chosen one was edited. */
export function useAnnouncedChoice(addressId: string | null) {
  const { bus } = useShop();
  const [edits, setEdits] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an edited address is announced again, its fee may differ
  useEffect(() => {
    let isCurrent = true;
    // The page around begins to listen in the same commit, after this effect.
    queueMicrotask(() => {
      if (isCurrent) bus.emit('address:selected', { addressId });
    });
    return () => {
      isCurrent = false;
    };
  }, [bus, addressId, edits]);

  return { announceAgain: () => setEdits((count) => count + 1) };
}

import { useShop } from '@jishi/contracts';
import { useCallback, useState } from 'react';
import { clockCorrection } from '../model/clock-correction.ts';

export type ShopClock = {
  /** The server's time, epoch ms; another function after a correction. */
  now: () => number;
  /** Hears the server's time, epoch ms, of an answer that came just now. */
  hear: (told: number) => void;
  /** By how many milliseconds it was put right. */
  correction: number;
};

/** The shop's clock of this tab, put right by what answers say: somebody may set the machine's clock while the page is open. */
export function useShopClock(): ShopClock {
  const { now: shopNow } = useShop();
  const [correction, setCorrection] = useState(0);
  const now = useCallback(() => shopNow() + correction, [shopNow, correction]);
  const hear = useCallback(
    (told: number) => setCorrection((known) => known + clockCorrection(told, shopNow() + known)),
    [shopNow],
  );
  return { now, hear, correction };
}

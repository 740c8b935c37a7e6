import { useCart, useSession, useShop } from '@jishi/contracts';
import { useLayoutEffect, useState } from 'react';
import { keepUnticked, keptUnticked, rememberedUnticked, type Unticked } from '../../../model/kept-choice.ts';

/** The lines that are not ticked: kept in the tab, and by a visitor until their lines are a customer's. */
export function useUnticked(): [Unticked, (next: Unticked) => void] {
  const shop = useShop();
  const lines = useCart((state) => state.lines);
  const isSignedIn = useSession((state) => state.isSignedIn);
  const [unticked, setUnticked] = useState(() => rememberedUnticked(shop.cart));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept becomes another choice when lines are merged
  useLayoutEffect(() => setUnticked(keptUnticked(shop)), [shop, lines, isSignedIn]);
  const keep = (next: Unticked) => {
    keepUnticked(shop, next);
    setUnticked(next);
  };
  return [unticked, keep];
}

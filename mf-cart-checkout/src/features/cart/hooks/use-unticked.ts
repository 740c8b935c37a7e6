import { type CartStore, useShop } from '@jishi/contracts';
import { useState } from 'react';
import type { Unticked } from '../model/selection.ts';

/** Of each tab, as long as it lives: on the way back from the order the same lines are chosen as before. */
const remembered = new WeakMap<CartStore, Unticked>();

export function useUnticked(): [Unticked, (next: Unticked) => void] {
  const { cart } = useShop();
  const [unticked, setUnticked] = useState<Unticked>(() => remembered.get(cart) ?? new Set());
  const keep = (next: Unticked) => {
    remembered.set(cart, next);
    setUnticked(next);
  };
  return [unticked, keep];
}

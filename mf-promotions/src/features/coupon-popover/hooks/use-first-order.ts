import { useState } from 'react';
import { inOrder } from '../model/in-order.ts';

/** Keeps the order things had when they were first drawn here: nothing moves under a finger because one of them changed. */
export function useFirstOrder<T extends { id: string }>(things: readonly T[]): T[] {
  const [order] = useState(() => things.map(({ id }) => id));
  return inOrder(things, order);
}

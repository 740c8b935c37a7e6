import { useState } from 'react';
import { firstPair, type Weighable } from '../model/balance.ts';

/** The two goods on the balance, and what puts others there: one that lies on the other side changes places. */
export function usePair(products: readonly Weighable[]) {
  const [chosen, choose] = useState<readonly [string, string] | null>(null);
  const [left, right] = chosen?.map((id) => products.find((product) => product.id === id)) ?? [];
  const pair = left && right ? ([left, right] as const) : firstPair(products);
  const put = (side: 0 | 1, id: string) => {
    if (!pair) return;
    const other = pair[side === 0 ? 1 : 0].id;
    const kept = other === id ? pair[side].id : other;
    choose(side === 0 ? [id, kept] : [kept, id]);
  };
  return { pair, put };
}

import type { MatchedProduct, Product, Variant } from '@jishi/api/products';
import { useShop } from '@jishi/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { companionOf, noPicks, withTaken, withVariant } from '../model/companions.ts';
import { addedAfter, linesOf, ownLine } from '../model/lines.ts';

/** What goes into the cart together, as a shopper has put it, and what of it is there already. */
export function useTogether(product: Product, chosen: Variant | null, offered: readonly MatchedProduct[]) {
  const { bus } = useShop();
  const [picks, setPicks] = useState(noPicks);
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const companions = offered.map((one) => companionOf(one, picks));
  const own = ownLine(product, chosen);
  const lines = own ? linesOf(own, companions) : [];
  const mark = useEffectEvent((keys: readonly string[]) => setAdded((before) => addedAfter(before, keys, lines)));
  useEffect(() => bus.listen('cart:lines-added', ({ keys }) => mark(keys)), [bus]);
  return {
    own,
    companions,
    lines,
    added,
    take: (productId: string, isTaken: boolean) => setPicks((before) => withTaken(before, productId, isTaken)),
    choose: (productId: string, variantId: string) => setPicks((before) => withVariant(before, productId, variantId)),
  };
}

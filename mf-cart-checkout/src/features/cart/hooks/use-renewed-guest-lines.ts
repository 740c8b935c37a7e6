import { isApiError } from '@jishi/api';
import type { Product } from '@jishi/api/products';
import { productQuery } from '@jishi/api/products/queries';
import { useCart, useSession, useShop } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { renewGuestLine } from '../model/renew-guest-line.ts';

/**
 * Brings a visitor's lines up to date when the cart is opened: they may be days old, or of another language.
 *
 * @returns does it once more
 */
export function useRenewedGuestLines(): () => void {
  const { api, cart } = useShop();
  const queries = useQueryClient();
  const isKnown = useCart((state) => state.isKnown);
  const isSignedIn = useSession((state) => state.isSignedIn);
  const renewAll = useCallback(() => {
    if (isSignedIn || !isKnown) return;
    const read = async (id: string): Promise<readonly [string, Product | null | undefined]> => {
      try {
        return [id, await queries.fetchQuery({ ...productQuery(api, id), retry: false })];
      } catch (error) {
        return [id, isApiError(error, 'not-found') ? null : undefined]; // a failed question changes nothing
      }
    };
    const renew = async () => {
      const ids = [...new Set(cart.getState().lines.map(({ productId }) => productId))];
      const products = new Map(await Promise.all(ids.map(read)));
      const { lines, setLines } = cart.getState();
      const renewed = lines.map((line) => {
        const product = products.get(line.productId);
        return product === undefined ? line : renewGuestLine(line, product);
      });
      if (JSON.stringify(renewed) !== JSON.stringify(lines)) setLines(renewed);
    };
    void renew();
  }, [api, cart, queries, isKnown, isSignedIn]);
  useEffect(renewAll, [renewAll]);
  return renewAll;
}

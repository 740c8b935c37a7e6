import { isApiError } from '@jishi/api';
import { renewedLine } from '@jishi/api/cart';
import type { Product } from '@jishi/api/products';
import { productQuery } from '@jishi/api/products/queries';
import { type Shop, useCart, useSession, useShop } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

/** For how long lines the server drew need no second look. */
const FRESH_MS = 60_000;

/**
 * Brings a visitor's lines up to date when the cart is opened: they may be days old, or of another language. What the server
 * has just drawn is left as it is.
 *
 * @returns does it once more
 */
export function useRenewedGuestLines(): () => void {
  const shop = useShop();
  const { api, cart } = shop;
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
        return product === undefined ? line : renewedLine(line, product);
      });
      if (JSON.stringify(renewed) !== JSON.stringify(lines)) setLines(renewed);
    };
    void renew();
  }, [api, cart, queries, isKnown, isSignedIn]);
  useEffect(() => {
    if (!areDrawn(shop)) renewAll();
  }, [shop, renewAll]);
  return renewAll;
}

/** The lines are those the server drew, a moment ago. */
const areDrawn = ({ cart, now, renderedAt }: Shop): boolean =>
  cart.getInitialState().isKnown &&
  cart.getState().lines === cart.getInitialState().lines &&
  now() - renderedAt < FRESH_MS;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Of the customer: removed when they sign out. */
export const queuePlacesKey = 'jishi_SalePlaces';

/** More lines than anybody can watch at once. */
const MAX = 3;

/**
 * Products in whose flash sales the customer of this browser waits or has pieces held, the newest first. A hint for pages that say so elsewhere; what
 * is true is asked for.
 */
export function rememberedQueuePlaces(store: Store = localStorage): readonly string[] {
  try {
    return (store.getItem(queuePlacesKey) ?? '').split(',').filter(Boolean);
  } catch {
    return []; // a browser that keeps nothing
  }
}

/** Remembers the place in the line of a product while it is open, and forgets it afterwards. */
export function rememberQueuePlace(productId: string, isOpen: boolean, store: Store = localStorage): void {
  const others = rememberedQueuePlaces(store).filter((id) => id !== productId);
  const kept = isOpen ? [productId, ...others].slice(0, MAX) : others;
  try {
    if (kept.length === 0) store.removeItem(queuePlacesKey);
    else store.setItem(queuePlacesKey, kept.join());
  } catch {
    // Then only the page of the product shows it.
  }
}

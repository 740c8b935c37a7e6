import type { StoreApi } from 'zustand/vanilla';

/** What only named actions change. */
const actedOn = ['lines', 'isKnown', 'setLines', 'isSignedIn', 'customer'];

/**
 * Lets named actions change a store, and tells of whoever sets it from outside.
 *
 * @param note is told what was done
 */
export function watchStores(stores: Readonly<Record<string, StoreApi<never>>>, note: (what: string) => void) {
  const subscribed = new Set<object>();
  for (const [name, store] of Object.entries(stores)) {
    const { subscribe, setState } = store;
    store.setState = ((...args: Parameters<typeof setState>) => {
      const before = store.getState() as object;
      setState(...args);
      const now = store.getState() as object;
      // Notes beside the lines are the cart's own matter.
      if (actedOn.some((field) => Reflect.get(before, field) !== Reflect.get(now, field)))
        note(`sets the ${name} of the shop past its actions`);
    }) as typeof setState;
    store.subscribe = (listener) => {
      const end = subscribe(listener);
      const mark = {};
      subscribed.add(mark);
      return () => {
        subscribed.delete(mark);
        end();
      };
    };
  }
  return subscribed;
}

import type { StoreApi } from 'zustand/vanilla';

/** Session and cart of the trial, and what a part does to them. */
export type WatchedStores = ReturnType<typeof watchStores>;

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
      note(`sets the ${name} of the shop past its actions`);
      setState(...args);
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

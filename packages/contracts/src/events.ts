import type { ShopEventName, ShopEvents } from './fragments.ts';

type Listener<Name extends ShopEventName> = (payload: ShopEvents[Name]) => void;

/** Typed announcements between parts; one bus per tab or request. */
export type ShopBus = {
  emit<Name extends ShopEventName>(name: Name, payload: ShopEvents[Name]): void;
  /** Answers a function that ends the listening. */
  listen<Name extends ShopEventName>(name: Name, listener: Listener<Name>): () => void;
};

/** Makes a bus. A listener that throws does not keep the others from hearing. */
export function createBus(onError: (error: unknown) => void = reportError): ShopBus {
  const listeners = new Map<ShopEventName, Set<Listener<never>>>();
  return {
    emit(name, payload) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          (listener as (value: typeof payload) => void)(payload);
        } catch (error) {
          onError(error);
        }
      }
    },
    listen(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener as Listener<never>));
      return () => set.delete(listener as Listener<never>);
    },
  };
}

import { type Shop, useShop } from '@jishi/contracts';
import type { HydrateMode, WakeStore } from '@jishi/contracts/release';
import { type RefObject, useEffect } from 'react';
import type { HydrationBoundary } from './hydration-boundary.ts';

const noStores: readonly WakeStore[] = [];

/** Starts a place when its time has come: at once, near the view, or when a store it shows has changed. */
export function useHydrationTrigger(
  boundary: HydrationBoundary,
  ref: RefObject<HTMLElement | null>,
  mode: HydrateMode,
  wakeOn: readonly WakeStore[] = noStores,
): void {
  const shop = useShop();
  useEffect(() => {
    if (mode === 'load') boundary.start();
    if (mode !== 'visible' || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) afterLoad(() => boundary.hydrate());
      },
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [boundary, mode, ref]);
  useEffect(() => {
    const stops = wakeOn.map((name) => {
      const { subscribe, hasChanged } = storeOf(shop, name);
      if (hasChanged()) boundary.hydrate(); // a visitor's lines are read before any place listens
      return subscribe(() => hasChanged() && boundary.hydrate());
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [boundary, shop, wakeOn]);
}

/** What only has to be seen does not compete with the page itself; whoever touches it wakes it at once. */
function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

/** A store of the shop, and whether it differs from what the server has drawn. */
function storeOf({ session, cart }: Shop, name: WakeStore) {
  if (name === 'session') {
    return { subscribe: session.subscribe, hasChanged: () => session.getState() !== session.getInitialState() };
  }
  // That the lines are known now is no news: a visitor's empty cart looks as the server drew it.
  return { subscribe: cart.subscribe, hasChanged: () => cart.getState().lines !== cart.getInitialState().lines };
}

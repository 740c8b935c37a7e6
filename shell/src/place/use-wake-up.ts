import { type Shop, useShop } from '@jishi/contracts';
import type { HydrateMode, WakeStore } from '@jishi/contracts/release';
import { type RefObject, useEffect } from 'react';
import type { Slot } from './slot.ts';

const noStores: readonly WakeStore[] = [];

/** Starts a place when its time has come: at once, near the view, or when a store it shows has changed. */
export function useWakeUp(
  slot: Slot,
  ref: RefObject<HTMLElement | null>,
  mode: HydrateMode,
  wakeOn: readonly WakeStore[] = noStores,
): void {
  const shop = useShop();
  useEffect(() => {
    if (mode === 'load') slot.start();
    if (mode !== 'visible' || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) afterLoad(() => slot.wake());
      },
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [slot, mode, ref]);
  useEffect(() => {
    const stops = wakeOn.map((name) => {
      const { watch, isNews } = watched(shop, name);
      if (isNews()) slot.wake(); // a visitor's lines are read before any place listens
      return watch(() => isNews() && slot.wake());
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [slot, shop, wakeOn]);
}

/** What only has to be seen does not compete with the page itself; whoever touches it wakes it at once. */
function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

/** A store of the shop, and whether it differs from what the server has drawn. */
function watched({ session, cart }: Shop, name: WakeStore) {
  if (name === 'session') {
    return { watch: session.subscribe, isNews: () => session.getState() !== session.getInitialState() };
  }
  // That the lines are known now is no news: a visitor's empty cart looks as the server drew it.
  return { watch: cart.subscribe, isNews: () => cart.getState().lines !== cart.getInitialState().lines };
}

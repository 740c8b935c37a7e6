import { afterSign, type Shop, useShop } from '@jishi/contracts';
import type { HydrateMode, WakeStore } from '@jishi/contracts/release';
import type { DrawnCountdown } from '@jishi/ui/drawn-countdown';
import { type RefObject, useEffect } from 'react';
import type { HydrationBoundary } from './hydration-boundary.ts';

const noStores: readonly WakeStore[] = [];

/** Starts a place when its time has come: at once, near the view, when somebody reads there, or when a store it shows has changed. */
export function useHydrationTrigger(
  boundary: HydrationBoundary,
  ref: RefObject<HTMLElement | null>,
  mode: HydrateMode,
  wakeOn: readonly WakeStore[] = noStores,
): void {
  const shop = useShop();
  const { now } = shop;
  useEffect(() => {
    if (mode === 'load') boundary.start();
    const place = ref.current;
    if ((mode !== 'visible' && mode !== 'read') || !place) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const hydrate = () => boundary.hydrate();
    const begin = () => {
      if (mode === 'visible') return hydrate();
      countDown(place, { now, wake: hydrate, isOver: () => signal.aborted || !boundary.isWaiting() });
      return afterSign(hydrate, signal);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        afterLoad(begin);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place);
    signal.addEventListener('abort', () => observer.disconnect());
    return () => leaving.abort();
  }, [boundary, mode, ref, now]);
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

/** Few places have a countdown, and it begins after the page: what runs it comes then. Without it the figures stand still until the place is alive. */
function countDown(place: HTMLElement, options: DrawnCountdown): void {
  if (!place.querySelector('[data-ends-at]')) return;
  import('@jishi/ui/drawn-countdown').then(
    ({ runDrawnCountdown }) => runDrawnCountdown(place, options),
    () => undefined,
  );
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

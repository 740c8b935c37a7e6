import { type ShopBus, useShop } from '@jishi/contracts';
import { useSyncExternalStore } from 'react';
import { CONSENT_KEY, type Consent, readConsent } from './stored-consent.ts';

export function keepConsent(bus: ShopBus, consent: 'granted' | 'denied'): void {
  localStorage.setItem(CONSENT_KEY, consent);
  bus.emit('consent:changed', { isGranted: consent === 'granted' });
}

/** Hears every change of the answer, of other tabs too. Answers a function that ends the listening. */
export function watchConsent(bus: ShopBus, onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY) onChange();
  };
  const stop = bus.listen('consent:changed', onChange);
  addEventListener('storage', hear);
  return () => {
    stop();
    removeEventListener('storage', hear);
  };
}

/** What this browser has answered; `undefined` while it is not known, on the server. */
export function useConsent(): Consent | undefined {
  const { bus } = useShop();
  return useSyncExternalStore(
    (onChange) => watchConsent(bus, onChange),
    readConsent,
    () => undefined,
  );
}

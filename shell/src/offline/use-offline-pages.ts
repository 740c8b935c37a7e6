import { afterSign, useShop } from '@jishi/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { savesData } from '../instant-navigation/saves-data.ts';
import { useTexts } from '../messages/texts.ts';
import { useRelease } from '../release/use-release.ts';
import { keptAt } from './kept-at.ts';
import { loadedFiles } from './loaded-files.ts';
import { watchOfflineLinks } from './offline-links.ts';
import { registerWorker, tellWorker, updateWorker } from './service-worker.ts';

/** Whoever leaves a page sooner has not read it. */
const READ_AFTER_MS = 2_000;

/** Pages without the network: has the service worker keep what is opened, forget what is of somebody else, and follow the release. */
export function useOfflinePages(): void {
  const shop = useShop();
  const text = useTexts();
  const { state } = useRelease();
  useEffect(() => afterSign(() => void registerWorker()), []);
  useVisits();
  useEffect(
    () =>
      watchOfflineLinks({
        open: (address) => location.assign(address),
        onMissing: () => shop.notify({ kind: 'warning', text: text('offline.not_kept') }),
      }),
    [shop, text],
  );
  useEffect(
    () =>
      shop.session.subscribe((now, before) => {
        if (now.isSignedIn !== before.isSignedIn) void tellWorker({ type: 'session' });
      }),
    [shop],
  );
  useEffect(
    () =>
      state.subscribe((now, before) => {
        if (now.hasEnded && !before.hasEnded) void updateWorker();
      }),
    [state],
  );
}

/** Tells the worker of pages it has not seen coming: those opened in the tab, and the first one, which was there before it. */
function useVisits(): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path of the router has no language in it, so the address is read
  useEffect(() => {
    const worker = navigator.serviceWorker;
    const url = location.href.split('#')[0] ?? '';
    const isSeen = worker?.controller && documentAddress() === url;
    if (isSeen || keptAt() !== null || savesData()) return undefined;
    const timer = setTimeout(() => {
      if (navigator.onLine) void tellWorker({ type: 'visited', url, files: worker?.controller ? [] : loadedFiles() });
    }, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}

/** The address this document was loaded from. */
const documentAddress = (): string | undefined => performance.getEntriesByType('navigation')[0]?.name.split('#')[0];

import { type CommerceReport, PlaceContext, ShopContext } from '@jishi/contracts';
import { I18nProvider } from '@jishi/i18n';
import { type Toasts, ToastsProvider } from '@jishi/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode } from 'react';
import { FrameLinksProvider } from '../navigation/use-frame-links.ts';
import { PartsProvider } from '../parts/parts.ts';
import { FragmentPlace, FragmentsContext } from '../place/fragment-place.tsx';
import { TabPlacesProvider } from '../place/tab-places.ts';
import { ReleaseProvider } from '../release/use-release.ts';
import type { Scope } from './scope.ts';

/** Messages of the tab, for the toaster: it is fetched late and finds them here. */
export const ScopeToasts = createContext<Toasts | null>(null);

/** What parts have reported of sales in this tab and nobody has passed on yet. */
export const ScopeReports = createContext<CommerceReport[]>([]);

/** What every component of the shell and of the remotes finds above itself; the same on both sides. */
export function Providers({ scope, children }: { scope: Scope; children: ReactNode }) {
  return (
    <I18nProvider i18n={scope.i18n}>
      <QueryClientProvider client={scope.queries}>
        <ShopContext.Provider value={scope.shop}>
          <PartsProvider value={scope.parts}>
            <TabPlacesProvider value={scope.places}>
              <FragmentsContext.Provider value={scope.fragments}>
                <PlaceContext.Provider value={FragmentPlace}>
                  <ToastsProvider toasts={scope.toasts}>
                    <ReleaseProvider value={scope.release}>
                      <ScopeToasts.Provider value={scope.toasts}>
                        <ScopeReports.Provider value={scope.reports}>
                          <FrameLinksProvider value={scope.links}>{children}</FrameLinksProvider>
                        </ScopeReports.Provider>
                      </ScopeToasts.Provider>
                    </ReleaseProvider>
                  </ToastsProvider>
                </PlaceContext.Provider>
              </FragmentsContext.Provider>
            </TabPlacesProvider>
          </PartsProvider>
        </ShopContext.Provider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

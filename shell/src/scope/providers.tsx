import { type CommerceReport, FragmentMountContext, ShopContext } from '@jishi/contracts';
import { I18nProvider } from '@jishi/i18n';
import { ErrorReference, type Toasts, ToastsProvider } from '@jishi/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode } from 'react';
import { FragmentMountPoint, FragmentsContext } from '../mount/fragment-mount-point.tsx';
import { MountRegistryProvider } from '../mount/mount-registry.ts';
import { LayoutLinksProvider } from '../navigation/use-layout-links.ts';
import { PartsProvider } from '../parts/parts.ts';
import { Reference } from '../release/reference.tsx';
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
            <MountRegistryProvider value={scope.mounts}>
              <FragmentsContext.Provider value={scope.fragments}>
                <FragmentMountContext.Provider value={FragmentMountPoint}>
                  <ToastsProvider toasts={scope.toasts}>
                    <ReleaseProvider value={scope.release}>
                      <ScopeToasts.Provider value={scope.toasts}>
                        <ScopeReports.Provider value={scope.reports}>
                          <LayoutLinksProvider value={scope.links}>
                            <ErrorReference value={Reference}>{children}</ErrorReference>
                          </LayoutLinksProvider>
                        </ScopeReports.Provider>
                      </ScopeToasts.Provider>
                    </ReleaseProvider>
                  </ToastsProvider>
                </FragmentMountContext.Provider>
              </FragmentsContext.Provider>
            </MountRegistryProvider>
          </PartsProvider>
        </ShopContext.Provider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

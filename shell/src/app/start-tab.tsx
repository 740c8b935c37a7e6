import { prepareCalls } from '@jishi/api';
import { afterSign, storageKeys } from '@jishi/contracts';
import { createI18n } from '@jishi/i18n';
import { splitLocale } from '@jishi/i18n/locale';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { guestLines } from '../account/account-storage.ts';
import { followOtherTabs } from '../account/follow-other-tabs.ts';
import { loadLayoutTexts } from '../messages/load-layout-texts.ts';
import { namedTexts } from '../messages/named-texts.ts';
import { createHost, guardScripts } from '../parts/federation.ts';
import { type ListedFiles, listedFiles, PATIENT_MS } from '../parts/files.ts';
import type { StartData } from '../parts/start-data.ts';
import { watchFiles } from '../release/watch-files.ts';
import { untilItLeft } from '../scope/load-page.ts';
import { pageIdOf } from '../scope/page-id.ts';
import { Providers } from '../scope/providers.tsx';
import type { Tab } from '../scope/tab.ts';
import { nextTask } from '../start/next-task.ts';
import { createTab, showGuestCart } from './browser-scope.ts';
import { reportCaught, reportMismatch } from './report-mismatch.ts';
import { createRoutes } from './routes.tsx';

declare global {
  var __alive: boolean | undefined;
}

/** Takes over the page: routes from the release, data from the HTML, remotes when their mount points hydrate. */
export async function startTab(start: StartData): Promise<void> {
  const alive = Promise.withResolvers<void>();
  const files = listedFiles(start);
  guardScripts(files);
  const [texts] = await Promise.all([loadLayoutTexts(start.lang), listShell(files)]);
  const i18n = createI18n({ lang: start.lang, resources: namedTexts(texts, start.names) });
  await nextTask();
  const host = createHost(files);
  await nextTask();
  const tab = createTab(start, { files, host, i18n });
  await nextTask();
  const routes = createRoutes(start.pages, start.lang, () => tab);
  const basename = start.lang === 'zh' ? '/' : `/${start.lang}`;
  const pageId = pageIdOf(matchRoutes(routes, location, basename)?.at(-1)?.route.id);
  // The page's own part is on its way before React starts; a failure is told by its place.
  if (tab.shop.has(pageId as never)) tab.parts.load(pageId).catch(() => undefined);
  const router = createBrowserRouter(routes, { basename }); // takes over what the server's has loaded by itself
  tab.navigate.to = (path) => void router.navigate(path);
  watchNavigations(router, tab);
  tab.mounts.listen(document);
  // As a transition it is done in slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <Providers scope={tab}>
        <OnceAlive tell={alive.resolve}>
          <RouterProvider router={router} />
        </OnceAlive>
      </Providers>,
      { onRecoverableError: reportMismatch, onCaughtError: reportCaught },
    );
  });
  await alive.promise; // a router that moves on before React follows it would be lost
  performance.mark('alive');
  globalThis.__alive = true; // from here on nothing loads the page anew by itself
  replay(tab);
  watchFiles(tab.release);
  speedUp(tab, router, basename);
  // The server has left its part to the browser; one that waits for a new token comes with that.
  const isPending = Object.values(router.state.loaderData).some((data) => data?.isPending);
  if (isPending && !start.session.isStale) void router.revalidate();
  await afterHydration(start, tab, () => void router.revalidate());
}

/**
 * Hashes of what the shell loads later; the list has come with the scripts. Without it nothing of that runs, so it is asked
 * for twice here, the second time with patience, and again by every script that needs it.
 */
async function listShell(files: ListedFiles): Promise<void> {
  await files.manifest('shell').catch(() => {
    files.anew('shell', PATIENT_MS);
    return files.manifest('shell').catch(() => {
      globalThis.__incomplete = true;
      return globalThis.__leaving && untilItLeft;
    });
  });
}

type Router = ReturnType<typeof createBrowserRouter>;

function watchNavigations(router: Router, tab: Tab): void {
  forgetReturnPath();
  router.subscribe(({ navigation, blockers }) => {
    // Whatever the router says, its contexts change: React would wait for every place that sleeps below them. Also an address that needs nothing
    // loaded (a variant, a tab), data asked for anew, and the question of a page with unsaved input.
    tab.mounts.releaseAll();
    tab.release.goesTo(navigation.location ?? null);
    if (navigation.state === 'loading') prepareCalls(); // beside the code of its page, not after it
    if (navigation.state !== 'idle' || blockers.size) return;
    forgetReturnPath();
    void tab.account.refreshIfDue().catch(() => undefined); // a server that does not answer is met again by the next call
  });
}

/** The way back after sign-in is kept on the sign-in pages only. */
function forgetReturnPath(): void {
  if (!splitLocale(location.pathname).path.startsWith('/pass/')) localStorage.removeItem(storageKeys.returnTo);
}

/** Links are quick a moment later; without it they only take longer. Pages that open with their heading are customers': for visitors it can wait. */
function speedUp(tab: Tab, router: Router, basename: string): void {
  const begin = () => {
    import('../instant-navigation/speed-up-navigation.ts').then(
      ({ speedUpNavigation: makeQuick }) => makeQuick(tab, router, basename),
      () => undefined,
    );
  };
  if (tab.shop.session.getState().isSignedIn) begin();
  else afterSign(begin);
}

/** What somebody did before the page was alive. */
function replay({ mounts }: Tab): void {
  const acts = globalThis.__early ?? [];
  globalThis.__early = null;
  const focused = globalThis.__leaving ? null : document.activeElement;
  if (acts.length === 0 && (focused === null || focused === document.body)) return;
  import('../mount/replay-early.ts').then(
    ({ replayEarly }) => replayEarly(acts, mounts, focused),
    () => undefined,
  );
}

/** What only the browser knows or may do: the visitor's cart, a token that has to be renewed. */
async function afterHydration(start: StartData, tab: Tab, revalidate: () => void): Promise<void> {
  showGuestCart(tab);
  followOtherTabs(tab.shop);
  const { isSignedIn, isStale, customer } = start.session;
  if (!isSignedIn) return;
  const isOver = await tab.account.refreshIfDue().then(
    (isAlive) => !isAlive,
    () => false,
  );
  if (isOver) return; // the page is about to be loaded anew
  // A page that waits for a new token asks for it itself, and says so when there is none to be had.
  if (isStale) revalidate();
  const isWhole = customer !== null && guestLines().length === 0;
  if (!isWhole) await tab.account.loadCustomer().catch(() => undefined);
}

/** Tells when React has taken over the frame and follows the router. */
function OnceAlive({ tell, children }: { tell(): void; children: ReactNode }): ReactNode {
  useEffect(tell, [tell]);
  return children;
}

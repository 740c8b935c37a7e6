import type { ReactNode } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import type { KnownPage } from '../navigation/page-headings.ts';
import type { Tab } from './browser-scope.ts';
import { loadPage, type PageData } from './load-page.ts';
import { OpeningPage } from './opening-page.tsx';
import { pageIdOf } from './page-id.ts';

export type TabRouter = ReturnType<typeof createBrowserRouter>;

/** A page whose heading stands already. `load` begins when it is asked first, and is one attempt however often it is asked. */
type Opening = { url: string; load(): Promise<PageData> };

/**
 * Opens pages whose heading is known with nothing but that: the loader answers before anything is asked for, the page's place
 * shows its heading in the next frame, and only then begins what takes time. When that has an end, whichever, the place asks
 * the router once more, and the loader hands it on: page, failure, redirect and all.
 */
export function openAtOnce(tab: Tab, router: TabRouter): void {
  let opening: Opening | null = null;
  const waitForPage = () => opening?.load();
  const frames = new Map(tab.pages.flatMap((page) => (page.heading ? [[page.id, frameOf(page.heading)]] : [])));

  function frameOf(heading: NonNullable<KnownPage['heading']>): PageData {
    const Heading = ({ children }: { children: ReactNode }) => (
      <OpeningPage heading={heading} waitForPage={waitForPage}>
        {children}
      </OpeningPage>
    );
    return { title: heading.text, noIndex: true, Heading };
  }

  tab.loadPage = async (page, args, scope) => {
    const { url } = args.request;
    const frame = frames.get(page.id);
    const load = opening?.url === url ? opening.load : null;
    opening = null;
    if (!load && frame && mayOpen(page, url)) {
      opening = { url, load: once(() => loadPage(page, args, scope)) };
      return { ...frame, isPending: true };
    }
    const data = await (load ? load().catch(replacing) : loadPage(page, args, scope));
    return data.isMissing || data.isPending ? { ...data, ...frame } : data;
  };

  /** Not for visitors the guard turns away, nor in a release that has ended; going back finds its page where it was left. */
  function mayOpen({ id, guarded }: KnownPage, url: string): boolean {
    const { navigation, matches } = router.state;
    return (
      navigation.state === 'loading' &&
      navigation.location.hash === '' && // what it names is in the page
      pageIdOf(matches.at(-1)?.route.id) !== id &&
      location.href.split('#')[0] !== url && // the address has changed already: back or forward
      (!guarded || tab.shop.session.getState().isSignedIn) &&
      !tab.release.isLeaving()
    );
  }
}

/** The address of a page that leads on is in the history already: whoever goes back must not meet it again. */
function replacing(thrown: unknown): never {
  if (thrown instanceof Response) thrown.headers.set('X-Remix-Replace', 'true');
  throw thrown;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

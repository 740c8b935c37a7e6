import type { PageEntry } from '@jishi/contracts/release';
import type { ReactNode } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import type { PageHeading } from '../navigation/page-headings.ts';
import { loadPage, type PageData } from '../scope/load-page.ts';
import { pageIdOf } from '../scope/page-id.ts';
import type { Tab } from '../scope/tab.ts';
import { createHeadingPlaceholder } from './heading-placeholder.tsx';
import { PendingPage } from './pending-page.tsx';

export type TabRouter = ReturnType<typeof createBrowserRouter>;

/** A page whose heading stands already. `load` begins when it is asked first, and is one attempt however often it is asked. */
type PendingNavigation = { url: string; load(): Promise<PageData> };

/** A page that is there within this time takes the place of the one before in one step. */
const SOON_MS = 150;

/**
 * Opens pages whose heading is known with nothing but that: it stands in the next frame, and only then begins what takes
 * time. A page that is there soon is handed on as usual. For any other the router gets the heading alone, so that address, menu
 * and the way back are those of the new page, and is asked once more when the page has come, or cannot be had.
 */
export function instantNavigation(tab: Tab, router: TabRouter): void {
  const placeholder = createHeadingPlaceholder();
  let pending: PendingNavigation | null = null;
  const waitForPage = () => pending?.load();
  const headings = new Map(
    tab.pages.flatMap(({ id, heading }) => (heading ? [[id, withHeadingOf(heading)] as const] : [])),
  );

  function withHeadingOf(heading: PageHeading) {
    const Heading = ({ children }: { children: ReactNode }) => (
      <PendingPage {...{ heading, placeholder, waitForPage }}>{children}</PendingPage>
    );
    return { heading, data: { title: heading.text, noIndex: true, Heading } satisfies PageData };
  }

  tab.loadPage = async (page, args, scope) => {
    const { url, signal } = args.request;
    const withHeading = headings.get(page.id);
    const whole = (data: PageData) => (data.isMissing || data.isPending ? { ...data, ...withHeading?.data } : data);
    const awaited = pending?.url === url ? pending : null;
    pending = null;
    if (awaited) return awaited.load().then(whole, replacing);
    if (!withHeading || !canShowHeading(page, url)) {
      placeholder.leave();
      return whole(await loadPage(page, args, scope));
    }
    const load = once(() => loadPage(page, args, scope));
    pending = { url, load };
    if (!hasSameLayout(page)) return { ...withHeading.data, isPending: true };
    placeholder.show(withHeading.heading);
    await nextFrame();
    const soon = signal.aborted ? null : await Promise.race([load(), after(SOON_MS)]);
    if (!soon) return { ...withHeading.data, isPending: true };
    pending = null;
    return whole(soon);
  };

  const currentId = () => pageIdOf(router.state.matches.at(-1)?.route.id);

  /** Not for visitors the guard turns away, nor in a release that has ended; going back finds its page where it was left. */
  function canShowHeading({ id, guarded }: PageEntry, url: string): boolean {
    const { navigation } = router.state;
    return (
      navigation.state === 'loading' &&
      navigation.location.hash === '' && // what it names is in the page
      currentId() !== id &&
      location.href.split('#')[0] !== url && // the address has changed already: back or forward
      (!guarded || tab.shop.session.getState().isSignedIn) &&
      !tab.release.isLeaving()
    );
  }

  /** Elsewhere the heading comes with the frame of its page. */
  function hasSameLayout({ layout }: PageEntry): boolean {
    return tab.pages.find(({ id }) => id === currentId())?.layout === layout;
  }
}

/** The address of a page that leads on is in the history already: whoever goes back must not meet it again. */
function replacing(thrown: unknown): never {
  if (thrown instanceof Response) thrown.headers.set('X-Remix-Replace', 'true');
  throw thrown;
}

const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));

/** What stands in the document now has been painted; a tab nobody sees paints nothing, and does not wait for it. */
const nextFrame = (): Promise<unknown> =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), after(SOON_MS)]);

function once(make: () => Promise<PageData>): () => Promise<PageData> {
  let made: Promise<PageData> | null = null;
  return () => {
    if (!made) {
      made = make();
      made.catch(() => undefined); // told when the router asks
    }
    return made;
  };
}

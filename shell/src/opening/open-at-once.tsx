import type { PageEntry } from '@jishi/contracts/release';
import type { ReactNode } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import type { Tab } from '../app/browser-scope.ts';
import { loadPage, type PageData } from '../app/load-page.ts';
import { pageIdOf } from '../app/page-id.ts';
import type { PageHeading } from '../navigation/page-headings.ts';
import { createHeadingStand } from './heading-stand.tsx';
import { OpeningPage } from './opening-page.tsx';

export type TabRouter = ReturnType<typeof createBrowserRouter>;

/** A page whose heading stands already. `load` begins when it is asked first, and is one attempt however often it is asked. */
type Opening = { url: string; load(): Promise<PageData> };

/** A page that is there within this time takes the place of the one before in one step. */
const SOON_MS = 150;

/**
 * Opens pages whose heading is known with nothing but that: it stands in the next frame, and only then begins what takes
 * time. A page that is there soon is handed on as usual. For any other the router gets the heading alone, so that address, menu
 * and the way back are those of the new page, and is asked once more when the page has come, or cannot be had.
 */
export function openAtOnce(tab: Tab, router: TabRouter): void {
  const stand = createHeadingStand();
  let opening: Opening | null = null;
  const waitForPage = () => opening?.load();
  const frames = new Map(tab.pages.flatMap(({ id, heading }) => (heading ? [[id, frameOf(heading)] as const] : [])));

  function frameOf(heading: PageHeading) {
    const Heading = ({ children }: { children: ReactNode }) => (
      <OpeningPage {...{ heading, stand, waitForPage }}>{children}</OpeningPage>
    );
    return { heading, data: { title: heading.text, noIndex: true, Heading } satisfies PageData };
  }

  tab.loadPage = async (page, args, scope) => {
    const { url, signal } = args.request;
    const frame = frames.get(page.id);
    const whole = (data: PageData) => (data.isMissing || data.isPending ? { ...data, ...frame?.data } : data);
    const awaited = opening?.url === url ? opening : null;
    opening = null;
    if (awaited) return awaited.load().then(whole, replacing);
    if (!frame || !mayOpen(page, url)) {
      stand.leave();
      return whole(await loadPage(page, args, scope));
    }
    const load = once(() => loadPage(page, args, scope));
    opening = { url, load };
    if (!isInFrame(page)) return { ...frame.data, isPending: true };
    stand.show(frame.heading);
    await nextFrame();
    const soon = signal.aborted ? null : await Promise.race([load(), after(SOON_MS)]);
    if (!soon) return { ...frame.data, isPending: true };
    opening = null;
    return whole(soon);
  };

  const currentId = () => pageIdOf(router.state.matches.at(-1)?.route.id);

  /** Not for visitors the guard turns away, nor in a release that has ended; going back finds its page where it was left. */
  function mayOpen({ id, guarded }: PageEntry, url: string): boolean {
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
  function isInFrame({ layout }: PageEntry): boolean {
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

import { prepareCalls } from '@jishi/api';
import type { PageModule } from '@jishi/contracts';
import { splitLocale } from '@jishi/i18n/locale';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { fetchFragments } from '../scope/fetch-fragments.ts';
import { pageIdOf } from '../scope/page-id.ts';
import type { Tab } from '../scope/tab.ts';
import { linksInView } from './links-in-view.ts';
import { savesData } from './saves-data.ts';
import { whenRead } from './when-read.ts';

/** A mouse that only passes rests on a link for less than this. */
const REST_MS = 120;

type Target = { id: string; params: Readonly<Record<string, string | undefined>> };

/**
 * Makes links quick: a link that is pointed at, focused or touched gets the code of its page and what the page asks for
 * first; of links in view the code alone, once the page is read and nothing else is to do. Whoever saves data gets the code
 * of pressed links.
 */
export function prefetchLinks(tab: Tab, routes: RouteObject[], basename: string): void {
  let resting: ReturnType<typeof setTimeout> | undefined;

  const targetOf = (link: HTMLAnchorElement | null): Target | null => {
    if (!link || link.origin !== location.origin || link.target) return null;
    const match = matchRoutes(routes, link, basename)?.at(-1);
    const id = pageIdOf(match?.route.id);
    return match && tab.shop.has(id as never) ? { id, params: match.params } : null;
  };
  const fetchCode = ({ id }: Target) => tab.parts.load(id).catch(() => null); // told by its place, if it comes to that

  const fetchPage = async (link: HTMLAnchorElement, target: Target) => {
    void tab.release.askAhead();
    prepareCalls();
    const loaded = await fetchCode(target);
    if (!loaded || savesData()) return;
    fetchFragments(loaded, tab);
    if (isGuarded(tab, target.id)) return;
    const { pathname, searchParams } = new URL(link.href);
    const args = { params: target.params, path: splitLocale(pathname).path, query: searchParams };
    const { isSignedIn } = tab.shop.session.getState();
    const { queries, i18n, shop, silentApi: api } = tab;
    const context = { api, queries, lang: shop.lang, i18n, isSignedIn };
    await (loaded.default as PageModule).load(args, context);
  };

  const follow = (at: EventTarget | null, delay: number) => {
    clearTimeout(resting);
    const link = at instanceof Element ? at.closest<HTMLAnchorElement>('a[href]') : null;
    const target = targetOf(link);
    if (!link || !target || isHere(link)) return;
    const start = () => void fetchPage(link, target).catch(() => undefined); // what it throws is told by the navigation
    if (delay === 0) start();
    else if (!savesData()) resting = setTimeout(start, delay);
  };

  const early = { capture: true, passive: true };
  document.addEventListener('pointerdown', ({ target }) => follow(target, 0), early);
  document.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && follow(event.target, REST_MS),
    early,
  );
  document.addEventListener('focusin', ({ target }) => follow(target, REST_MS), early);
  // This code may have come with the sign that leads to a link.
  follow(document.querySelector('a[href]:is(:hover, :focus)'), REST_MS);

  whenRead(() => {
    if (savesData()) return;
    prepareCalls();
    const here = partOf(location.pathname);
    const targets = linksInView().flatMap((link) => targetOf(link) ?? []);
    // Pages of other parts are fetched when one goes there; what other parts show on a page of this one comes along.
    const ids = new Set(targets.map(({ id }) => id).filter((id) => id.split('/')[0] === here));
    for (const id of ids) void fetchCode({ id, params: {} }).then((loaded) => loaded && fetchFragments(loaded, tab));
  });

  function partOf(pathname: string): string | undefined {
    return pageIdOf(matchRoutes(routes, pathname, basename)?.at(-1)?.route.id).split('/')[0];
  }
}

const isHere = ({ pathname, search }: HTMLAnchorElement) => pathname + search === location.pathname + location.search;

const isGuarded = (tab: Tab, id: string) => tab.pages.find((page) => page.id === id)?.guarded !== false;

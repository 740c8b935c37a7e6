import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Tab } from './browser-scope.ts';
import { pageIdOf } from './page-id.ts';

/**
 * Fetches the part of a page when its link is pressed; the navigation itself waits for the click. Some 100 ms are won,
 * and nothing is fetched for links that are only passed over.
 */
export function prefetchPressedLinks(tab: Tab, routes: RouteObject[], basename: string): void {
  document.addEventListener(
    'pointerdown',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin || link.target) return;
      const id = pageIdOf(matchRoutes(routes, link, basename)?.at(-1)?.route.id);
      if (tab.shop.has(id as never)) tab.parts.load(id).catch(() => undefined); // told by its place, if it comes to that
    },
    { capture: true, passive: true },
  );
}

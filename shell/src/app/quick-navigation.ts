import { openAtOnce, type TabRouter } from '../opening/open-at-once.tsx';
import type { Tab } from './browser-scope.ts';
import { prefetchLinks } from './prefetch.ts';

/** What makes links quick, in one script that is fetched once the tab is alive. */
export function makeQuick(tab: Tab, router: TabRouter, basename: string): void {
  openAtOnce(tab, router);
  prefetchLinks(tab, router.routes, basename);
}

import type { Tab } from '../scope/tab.ts';
import { instantNavigation, type TabRouter } from './instant-navigation.tsx';
import { prefetchLinks } from './prefetch.ts';

/** What makes links quick, in one script that is fetched once the tab is alive. */
export function speedUpNavigation(tab: Tab, router: TabRouter, basename: string): void {
  instantNavigation(tab, router);
  prefetchLinks(tab, router.routes, basename);
}

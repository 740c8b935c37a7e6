import type { CommerceReport, Shop } from '@jishi/contracts';
import type { I18n } from '@jishi/i18n';
import type { Toasts } from '@jishi/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { MountRegistry } from '../mount/mount-registry.ts';
import type { LayoutLinks } from '../navigation/layout-links.ts';
import type { KnownPage } from '../navigation/page-headings.ts';
import type { Parts } from '../parts/parts.ts';
import type { FragmentStart } from '../parts/start-data.ts';
import type { TabRelease } from '../release/tab-release.ts';
import type { loadPage } from './load-page.ts';

/** Everything that belongs to one request on the server, or to one tab in the browser. */
export type Scope = {
  shop: Shop;
  parts: Parts;
  queries: QueryClient;
  i18n: I18n;
  pages: readonly KnownPage[];
  fragments: ReadonlyMap<string, FragmentStart>;
  /** Links of the frame to pages of the parts. */
  links: LayoutLinks;
  mounts: MountRegistry;
  toasts: Toasts;
  /** What was reported of sales and not passed on yet. */
  reports: CommerceReport[];
  release: TabRelease;
  /** Of the page's own request, on the server. */
  requestId: string | null;
  /** The stored token has expired. */
  isStale(): boolean;
  /**
   * Makes an expired token good before anything personal is asked. False where that cannot be: the server only draws
   * the frame, the browser renews. Throws when nobody answers.
   */
  renewToken(): Promise<boolean>;
  /** Parts whose code must not run for this request, on the server. */
  without?: readonly string[];
  /** Loads pages instead of `loadPage`: set in a tab once its links are quick. */
  loadPage?: typeof loadPage;
  /** The guard turns a visitor away: keeps the way back where the side can, answers where to go. */
  turnAway(path: string): string;
};

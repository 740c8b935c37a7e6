import type { CartLine } from '@jishi/api/cart';
import type { ShopNames } from '@jishi/api/shop';
import type { SignedInCustomer, Theme } from '@jishi/contracts';
import type { FragmentEntry } from '@jishi/contracts/release';
import type { Lang } from '@jishi/i18n/locale';
import type { LayoutLinks } from '../navigation/layout-links.ts';
import type { KnownPage } from '../navigation/page-headings.ts';

/** A fragment as the browser needs it: when it wakes. */
export type FragmentStart = Pick<FragmentEntry, 'id' | 'hydrate'> & Partial<Pick<FragmentEntry, 'wakeOn'>>;

/** Longest wait for one attempt at the files of a part; after two its place says so (within four seconds). */
export const ATTEMPT_MS = 1900;

/** Everything the browser must know to take over a page, in one script of the HTML. Never a token: the cookie is readable. */
export type StartData = {
  lang: Lang;
  theme: Theme;
  /** What the shop calls itself; `null`: as the texts say. */
  names: ShopNames | null;
  origin: string;
  /** Query the page was drawn from, with its question mark: keys nobody reads are not in it, and others may stand in another order. */
  search: string;
  /** Time of the server when the page was drawn, in milliseconds. */
  renderedAt: number;
  apiBase: string;
  projectKey: string;
  /** Name of the release, as `x-release` has it. */
  release: string;
  /** `ATTEMPT_MS`; a test that waits for hanging files sends less. */
  attemptMs: number;
  /** Version and hash of `files.json` of each part. */
  parts: Record<string, readonly [version: string, files: string]>;
  pages: readonly KnownPage[];
  fragments: readonly FragmentStart[];
  /** Links of the frame, in the language of the page. */
  links: LayoutLinks;
  /** Hashes of the scripts this page names, by their address; the rest is in `files.json`. */
  scripts: Record<string, string>;
  /** `expiresAt`: what the cookie said when the page was drawn; another value means that another tab was quicker. */
  session: { isSignedIn: boolean; customer: SignedInCustomer | null; isStale: boolean; expiresAt: number };
  cart: readonly CartLine[] | null;
};

/** `<mf name>/<module>` → the part's folder name and the module. */
export function splitId(id: string): { part: string; module: string } {
  const [mfName = '', module = ''] = id.split('/');
  return { part: mfName.replaceAll('_', '-'), module };
}

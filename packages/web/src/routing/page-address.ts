import type { PageEntry } from '@jishi/contracts/release';
import { type Lang, localePath } from '@jishi/i18n/locale';
import { knownQuery, type QueryKeys } from '../page-cache/query-keys.ts';
import type { PagePatterns } from './page-patterns.ts';

/** What a release makes of an address. */
export type PageAddress = {
  /** `null`: the release has no such page. */
  page: PageEntry | null;
  /** Where the page is instead, when the path is spelled in another way than its own; the query stays as it was asked. */
  elsewhere: string | null;
  /**
   * The address every visitor's page is made from and kept under: only what the page depends on. `null` for pages that are
   * not shared: guarded ones, those that are not there, and addresses nobody writes by hand.
   */
  shared: string | null;
};

export type AddressReader = { findPage: PagePatterns; queryKeys: (pageId: string) => QueryKeys };

/** Reads the address of a request, language prefix and query included. */
export function readPageAddress(
  url: string,
  lang: Lang,
  { findPage, queryKeys }: AddressReader,
  longest: number,
): PageAddress {
  const found = findPage(url);
  if (!found) return { page: null, elsewhere: null, shared: null };
  const { page } = found;
  const path = localePath(lang, found.path);
  const [asked = ''] = url.split(/[?#]/);
  const shared = path + knownQuery(url, queryKeys(page.id));
  return {
    page,
    elsewhere: asked === path ? null : path + (/\?[^#]*/.exec(url)?.[0] ?? ''),
    shared: page.guarded || shared.length > longest ? null : shared,
  };
}

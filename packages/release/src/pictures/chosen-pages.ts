import { plainPath } from '@jishi/contracts/navigation';
import type { PageEntry } from '@jishi/contracts/release';
import { matchesRoute } from '@jishi/contracts/route-patterns';
import { type Lang, localePath } from '@jishi/i18n/locale';
import { RegistryError } from '../errors/registry-error.ts';
import type { LeftOutPage } from './comparison.ts';
import type { ShopAddresses } from './shop-addresses.ts';

/** A page to be pictured. `before`, `after`: its address in each release; `null` in the one that has no such page. */
export type ChosenPage = { page: string; part: string; lang: Lang; before: string | null; after: string | null };

export type ChosenPages = { pages: ChosenPage[]; leftOut: LeftOutPage[] };

type Choice = {
  before: readonly PageEntry[];
  after: readonly PageEntry[];
  langs: readonly Lang[];
  /** Short or whole names of the pages that are wanted. Default: all. */
  only?: readonly string[] | undefined;
  /** Asked only where a path has a parameter. */
  addresses: ShopAddresses;
};

/** `mf_catalog/home` is a page of `mf-catalog`. */
const partOf = (page: string): string => page.split('/')[0]!.replaceAll('_', '-');

/**
 * Which pages of two releases are pictured, in the order of the newer one: all that anybody may open. A page whose path has a parameter gets the first address of it in the
 * site map, the same in both releases. A page that is not found without its parameter, or without a query, has no address.
 *
 * @throws RegistryError `invalid` for a name no page has
 */
export async function choosePages({ before, after, langs, only, addresses }: Choice): Promise<ChosenPages> {
  const byId = new Map([...after, ...before].map(({ id }) => [id, { old: find(before, id), now: find(after, id) }]));
  const isCalled = (id: string, name: string) => name === id || name === id.split('/')[1];
  const isWanted = (id: string) => !only || only.some((name) => isCalled(id, name));
  for (const name of only ?? []) {
    if (![...byId.keys()].some((id) => isCalled(id, name))) {
      throw new RegistryError('invalid', `no page is called ${name}: pages are ${[...byId.keys()].join(', ')}`);
    }
  }
  const chosen: ChosenPages = { pages: [], leftOut: [] };
  for (const [page, { old, now }] of byId) {
    if (!isWanted(page)) continue;
    const part = partOf(page);
    if (old?.guarded || now?.guarded) {
      chosen.leftOut.push({ page, part, why: 'for customers' });
      continue;
    }
    const found: ChosenPage[] = [];
    for (const lang of langs) {
      const was = old ? await addressOf(old.path, lang, true) : null;
      const is = now ? await addressOf(now.path, lang, now.path === old?.path) : null;
      if (was !== null || is !== null) found.push({ page, part, lang, before: was, after: is });
    }
    if (found.length > 0) chosen.pages.push(...found);
    else chosen.leftOut.push({ page, part, why: 'no address' });
  }
  return chosen;

  async function addressOf(pattern: string, lang: Lang, isLive: boolean): Promise<string | null> {
    const listed = pattern.includes('/:') ? await addresses.listed(lang) : [];
    const known = listed.find((one) => matchesRoute(pattern, one));
    if (known !== undefined) return localePath(lang, known);
    const plain = plainPath(pattern);
    if (plain.includes('/:')) return null;
    const path = localePath(lang, plain);
    // Of a path the live release does not have it says nothing.
    return !isLive || (await addresses.isThere(path)) ? path : null;
  }
}

const find = (pages: readonly PageEntry[], wanted: string): PageEntry | undefined =>
  pages.find(({ id }) => id === wanted);

import type { RevalidatingCache } from '../../kernel/cache/revalidating-cache.ts';
import type { ShopApp } from '../../kernel/context/shop-app.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import type { SearchWords } from '../search/tokens.ts';
import { loadSearchWords } from './search-words.ts';

const MB = 1024 * 1024;
/** In seconds: new words are known after two minutes at most; until then they are found as they are typed. */
const FRESH = { maxAge: 60, staleWhileRevalidate: 60 };

/** What the shop knows of words, kept for a minute or two: everything that is searched needs it. */
export class KnownSearchWords {
  readonly #cache: RevalidatingCache<SearchWords>;
  readonly #shop: ShopApp['shop'];

  constructor({ shop, responseCache }: Pick<ShopApp, 'shop' | 'responseCache'>) {
    this.#shop = shop;
    this.#cache = responseCache.openPartCache(64 * MB);
  }

  async find(lang: Lang): Promise<SearchWords> {
    const { value } = await this.#cache.get(lang, FRESH, async () => ({
      value: await loadSearchWords(this.#shop.db, lang),
      bytes: 16 * MB,
      tags: [],
    }));
    return value;
  }
}

import type { RevalidatingCache } from '../../kernel/cache/revalidating-cache.ts';
import type { ShopApp } from '../../kernel/context/shop-app.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { readWordSources, type ShopWords, toShopWords } from './search-words.ts';

const MB = 1024 * 1024;
/** In seconds: new words are known after two minutes at most; until then they are found as they are typed. */
const FRESH = { maxAge: 60, staleWhileRevalidate: 60 };

/** What the shop knows of words, kept for a minute or two: everything that is searched needs it. */
export class KnownSearchWords {
  readonly #cache: RevalidatingCache<ShopWords>;
  readonly #shop: ShopApp['shop'];
  readonly #last = new Map<Lang, { text: string; words: ShopWords }>();

  constructor({ shop, responseCache }: Pick<ShopApp, 'shop' | 'responseCache'>) {
    this.#shop = shop;
    this.#cache = responseCache.openPartCache(64 * MB);
  }

  async find(lang: Lang): Promise<ShopWords> {
    const { value } = await this.#cache.get(lang, FRESH, async () => ({
      value: await this.#load(lang),
      bytes: 16 * MB,
      tags: [],
    }));
    return value;
  }

  /** Where nothing has changed that words are made of, they stay. */
  async #load(lang: Lang): Promise<ShopWords> {
    const sources = await readWordSources(this.#shop.db, lang);
    const text = JSON.stringify(sources);
    const last = this.#last.get(lang);
    if (last?.text === text) return last.words;
    const words = await toShopWords(sources);
    this.#last.set(lang, { text, words });
    return words;
  }
}

import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import { FairQueue } from '../../../kernel/limits/fair-queue.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import type { ShownWords } from './shown-words.ts';
import type { TranslationProvider } from './translation-provider.ts';
import { keepTranslation } from './translation-records.ts';

/**
 * What is asked of the provider at once, by all readers and by one network, and how much waits for it: while it is slow, the others are told
 * so instead of waiting with it.
 */
const AT_ONCE = { parallel: 8, parallelPerKey: 3, waiting: 32, waitingPerKey: 8, waitMs: 5000 } as const;

/** Asks a provider: once for a text, however many readers want it at the same time, and keeps what it says. */
export class Translations {
  readonly #shop: Pick<ShopContext, 'db' | 'now'>;
  readonly #provider: TranslationProvider;
  readonly #queue = new FairQueue(AT_ONCE);
  readonly #underWay = new Map<string, Promise<string>>();

  constructor(shop: Pick<ShopContext, 'db' | 'now'>, provider: TranslationProvider) {
    this.#shop = shop;
    this.#provider = provider;
  }

  /**
   * @param reader whose turn it is, such as a network
   * @throws ProviderError, ShopError `http.overload` when too many wait
   */
  make(words: ShownWords & { lang: Lang }, to: Lang, reader: string): Promise<string> {
    const key = JSON.stringify([words.id, to, words.text]);
    const known = this.#underWay.get(key);
    if (known) return known;
    const made = this.#queue.run(reader, () => this.#make(words, to)).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  async #make(words: ShownWords & { lang: Lang }, to: Lang): Promise<string> {
    const text = await this.#provider.translate({ text: words.text, from: words.lang, to });
    await keepTranslation(this.#shop.db, words, { lang: to, text }, this.#shop.now());
    return text;
  }
}

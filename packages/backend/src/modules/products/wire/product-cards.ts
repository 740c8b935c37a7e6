import { Batch } from '../../../kernel/cache/batch.ts';
import type { CacheEntry } from '../../../kernel/cache/cache-entry.ts';
import type { RevalidatingCache } from '../../../kernel/cache/revalidating-cache.ts';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import { LANGUAGES, type Lang } from '../../../kernel/texts/languages.ts';
import { type CardRecord, loadCards } from '../../catalogue/card-records.ts';
import type { SaleOffers } from '../../flash-sales/sale-offers.ts';
import { toProductCard } from './product-wire.ts';

/** Numbers no change event names, such as pieces sold, are as old as this. */
const FRESH = { maxAge: 5 };

/** A card as JSON text; null where the good has no text in the language. */
type Card = { id: number; json: string | null };

/** Cards of goods for lists: a price that changes costs one card, however many lists show it. */
export class ProductCards {
  readonly #cache: RevalidatingCache<Card>;
  readonly #batches: ReadonlyMap<Lang, Batch<number, CardRecord>>;
  readonly #times: ShopContext['times'];
  readonly #offers: SaleOffers;

  constructor({ db, times }: ShopContext, offers: SaleOffers, cache: RevalidatingCache<Card>) {
    this.#offers = offers;
    this.#cache = cache;
    this.#times = times;
    this.#batches = new Map(LANGUAGES.map(({ code }) => [code, new Batch((ids) => loadCards(db, ids, code))]));
  }

  /** In the order of the ids. */
  find(ids: readonly number[], lang: Lang): Promise<CacheEntry<Card>[]> {
    return Promise.all(ids.map((id) => this.#cache.get(`${lang}:${id}`, FRESH, () => this.#load(id, lang))));
  }

  async #load(id: number, lang: Lang) {
    const [record, offers] = await Promise.all([this.#batches.get(lang)?.load(id), this.#offers.find(lang)]);
    const json = record ? JSON.stringify(toProductCard(record, offers.value.of(id), lang, this.#times)) : null;
    // Chinese takes two bytes a character; then the entry itself.
    const bytes = (json?.length ?? 0) * 2 + 300;
    return { value: { id, json }, bytes, tags: [`good:${id}`] as const, parts: [offers] };
  }
}

import type { CacheEntry } from '../../kernel/cache/cache-entry.ts';
import type { Loaded, RevalidatingCache } from '../../kernel/cache/revalidating-cache.ts';
import type { ShopApp, ShopContext } from '../../kernel/context/shop-app.ts';
import { readSetting } from '../../kernel/settings/settings.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { features } from '../shop-settings/features.ts';
import { type Offer, offerOf, priceNow, type SaleOfProduct } from './offer.ts';
import { loadSalesOfProducts } from './offer-records.ts';

const MB = 1024 * 1024;
/** What no change event names is as old as this, in seconds. */
const FRESH = { maxAge: 5 };
/** Sales that begin later are not told yet: no answer is kept, and no page stays as it is, for so long. */
const AHEAD_MS = 25 * 3_600_000;

/** What flash sales make of prices at a moment. */
export class Offers {
  /** Products whose sale gives the price, in cents. */
  readonly prices: ReadonlyMap<number, number>;
  /** The same products, with what one unit of them costs in the sale: cents, not rounded, null where that is not known. */
  readonly unitPrices: ReadonlyMap<number, number | null>;
  readonly #sales: ReadonlyMap<number, SaleOfProduct>;
  readonly #now: Date;

  constructor(sales: readonly SaleOfProduct[], now: Date) {
    this.#sales = new Map(sales.map((sale) => [sale.productId, sale]));
    this.#now = now;
    const lowest = sales.map(({ productId }) => [productId, priceNow(Number.NaN, this.of(productId))] as const);
    this.prices = new Map(lowest.filter(([, price]) => !Number.isNaN(price)));
    this.unitPrices = new Map([...this.prices.keys()].map((id) => [id, this.of(id)?.unitPrice?.each ?? null]));
  }

  /** The running or coming sale of a product, or of one variant of it (null: of a product without variants). */
  of(productId: number, variantId?: number | null): Offer | null {
    const sale = this.#sales.get(productId);
    return sale ? offerOf(sale, this.#now, variantId) : null;
  }

  /** What a product costs, in cents, whose ordinary price is given. */
  priceOf(productId: number, ordinary: number): number {
    return this.prices.get(productId) ?? ordinary;
  }
}

/** The offers of this moment of sales that are shown in a language, and when the next sale begins or ends. */
export async function loadOffers(
  { db, now: clock }: Pick<ShopContext, 'db' | 'now'>,
  lang: Lang,
): Promise<{ offers: Offers; sales: readonly SaleOfProduct[]; turnsAt: number }> {
  const now = clock();
  const [hasSales, sales] = await Promise.all([
    readSetting(db, features.seckill),
    loadSalesOfProducts(db, lang, now, new Date(now.getTime() + AHEAD_MS)),
  ]);
  const turns = sales.flatMap(({ time, endTime }) => (time > now ? [time.getTime()] : [endTime.getTime()]));
  return { offers: new Offers(hasSales ? sales : [], now), sales, turnsAt: Math.min(...turns) };
}

/**
 * The one place that knows what a product costs now. Every answer with prices asks here; one small statement every few seconds serves them all, and
 * no answer is kept beyond the next turn of a sale.
 */
export class SaleOffers {
  readonly #shop: ShopContext;
  readonly #cache: RevalidatingCache<Offers>;

  constructor({ shop, responseCache: responses }: Pick<ShopApp, 'shop' | 'responseCache'>) {
    this.#shop = shop;
    this.#cache = responses.openPartCache(4 * MB);
  }

  /** The offers of this moment of sales that are shown in a language. Whatever is made of it names it in `parts`. */
  find(lang: Lang): Promise<CacheEntry<Offers>> {
    return this.#cache.get(lang, FRESH, () => this.#load(lang));
  }

  async #load(lang: Lang): Promise<Loaded<Offers>> {
    const { offers, sales, turnsAt } = await loadOffers(this.#shop, lang);
    return {
      value: offers,
      bytes: 1000 + sales.length * 500,
      tags: ['flash-sales', 'prices', 'stock'],
      expiresAt: turnsAt,
    };
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    offers: SaleOffers;
  }
}

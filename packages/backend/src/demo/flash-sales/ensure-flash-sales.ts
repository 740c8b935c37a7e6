import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { type flashSales, products, productTexts, productVariants } from '../../kernel/db/schema/index.ts';
import type { JobKind } from '../../kernel/jobs/job-kinds.ts';
import type { StockRule } from '../../kernel/words/products.ts';
import { type Slot, slotsAround } from '../../modules/flash-sales/slots.ts';
import { insertSales, type NewSale } from '../../operator/operations/flash-sales/insert-sales.ts';
import { loadContent } from '../content/load.ts';
import type { FlashSaleRule } from '../content/promotions.ts';

type RuledProduct = FlashSaleRule['goods'][number];
type SellableVariant = { variantId: number | null; price: number; costPrice: number; stock: number };
type Candidate = RuledProduct & {
  productId: number;
  stockRule: StockRule;
  skus: SellableVariant[];
  texts: ProductTexts;
};
type ProductTexts = { name: Record<string, string>; abstract: Record<string, string> };

/** Sale price in cents; variants keep the ratio of their own price, rounded to ten cents. */
function salePrice(rule: RuledProduct, price: number): number {
  if (rule.sku_price_rule === 'single') return rule.seckill_price_cents;
  return Math.round((price * rule.ratio_percent) / 1000) * 10;
}

/** The products of a slot: so many in list order from the slot's offset, wrapping around. */
export function productsOfSlot<Product>(products: readonly Product[], offset: number, count: number): Product[] {
  return Array.from(
    { length: Math.min(count, products.length) },
    (_, step) => products[(offset + step) % products.length],
  ).filter((product) => product !== undefined);
}

async function loadCandidates(db: DbOrTx, rule: FlashSaleRule): Promise<Map<string, Candidate>> {
  const slugs = rule.goods.map(({ good: product }) => product);
  const found = await db
    .select()
    .from(products)
    .where(and(inArray(products.slug, slugs), isNull(products.deletedAt)));
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const variants = await db
    .select()
    .from(productVariants)
    .where(and(inArray(productVariants.productId, ids), isNull(productVariants.deletedAt)))
    .orderBy(asc(productVariants.sort));
  const texts = await db
    .select({
      productId: productTexts.productId,
      lang: productTexts.lang,
      name: productTexts.name,
      abstract: productTexts.shortDescription,
    })
    .from(productTexts)
    .where(inArray(productTexts.productId, ids));
  return new Map(
    rule.goods.flatMap((ruled) => {
      const product = found.find(({ slug }) => slug === ruled.good);
      if (!product) return [];
      const own = variants.filter(({ productId }) => productId === product.id);
      const sellable = own.map(({ id, price, costPrice, stock }) => ({
        variantId: id,
        price,
        costPrice,
        stock,
      }));
      const single = {
        variantId: null,
        price: product.price,
        costPrice: product.costPrice,
        stock: product.stock,
      };
      const mine = texts.filter(({ productId }) => productId === product.id);
      const candidate: Candidate = {
        ...ruled,
        productId: product.id,
        stockRule: product.stockRule,
        skus: sellable.length > 0 ? sellable : [single],
        texts: {
          name: Object.fromEntries(mine.map(({ lang, name }) => [lang, name])),
          abstract: Object.fromEntries(mine.map(({ lang, abstract }) => [lang, abstract ?? ''])),
        },
      };
      return [[ruled.good, candidate] as const];
    }),
  );
}

function saleRow(candidate: Candidate, slot: Slot): typeof flashSales.$inferInsert {
  return {
    productId: candidate.productId,
    name: candidate.texts.name,
    abstract: candidate.texts.abstract,
    time: slot.start,
    endTime: slot.end,
    stockRule: candidate.stockRule,
    hasOrderLimit: true,
    orderLimit: candidate.purchase_limit_per_order,
    customerLimit: candidate.customer_limit,
  };
}

function variantRows(candidate: Candidate): NewSale['skus'] {
  const share = Math.max(1, Math.floor(candidate.allocation / candidate.skus.length));
  return candidate.skus.map(({ variantId, price, costPrice, stock }) => {
    const limit = Math.min(share, stock);
    return {
      variantId,
      salePrice: salePrice(candidate, price),
      price,
      costPrice,
      limit,
      remaining: Math.round(limit * (1 - candidate.starting_sold_percent / 100)),
    };
  });
}

/**
 * Keeps flash sales around the clock: makes the sales of every slot of today and tomorrow that are not there yet, by the
 * rule of the demo content. Safe to run again and from several processes. Does nothing in a shop without those products.
 * @returns how many sales were made
 */
export async function ensureFlashSales(db: DbOrTx, now: Date, { daysBehind = 0 } = {}): Promise<number> {
  const rule = loadContent('flashsales');
  const candidates = await loadCandidates(db, rule);
  const known = rule.goods.flatMap(({ good: product }) => candidates.get(product) ?? []);
  if (known.length === 0) return 0;
  const wanted = slotsAround(now, daysBehind, 1).flatMap((slot) =>
    productsOfSlot(known, rule.slots[slot.index]?.rotation_offset ?? 0, rule.goods_per_slot).map(
      (product): NewSale => ({ sale: saleRow(product, slot), skus: variantRows(product) }),
    ),
  );
  const made = await db.transaction((tx) => insertSales(tx, wanted));
  return made.length;
}

/** Recurring job of the demo shop. */
export const flashSalesJob: JobKind = {
  kind: 'flash-sales.ensure',
  everySeconds: 1800,
  run: async (_payload, { db, now }) => {
    await ensureFlashSales(db, now());
  },
};

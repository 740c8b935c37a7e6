import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { type flashSales, goodSkus, goods, goodTexts } from '../../kernel/db/schema/index.ts';
import type { JobKind } from '../../kernel/jobs/job-kinds.ts';
import type { StockRule } from '../../kernel/words/goods.ts';
import { type Slot, slotsAround } from '../../modules/flash-sales/slots.ts';
import { insertSales, type NewSale } from '../../operator/operations/flash-sales/insert-sales.ts';
import { loadContent } from '../content/load.ts';
import type { FlashSaleRule } from '../content/promotions.ts';

type RuledGood = FlashSaleRule['goods'][number];
type SellableSku = { skuId: number | null; price: number; costPrice: number; inventory: number };
type Candidate = RuledGood & { goodId: number; isInventory: StockRule; skus: SellableSku[]; texts: GoodTexts };
type GoodTexts = { name: Record<string, string>; abstract: Record<string, string> };

/** Sale price in cents; variants keep the ratio of their own price, rounded to ten cents. */
export function salePrice(rule: RuledGood, price: number): number {
  if (rule.sku_price_rule === 'single') return rule.seckill_price_cents;
  return Math.round((price * rule.ratio_percent) / 1000) * 10;
}

/** The goods of a slot: so many in list order from the slot's offset, wrapping around. */
export function goodsOfSlot<Good>(goods: readonly Good[], offset: number, count: number): Good[] {
  return Array.from(
    { length: Math.min(count, goods.length) },
    (_, step) => goods[(offset + step) % goods.length],
  ).filter((good) => good !== undefined);
}

async function loadCandidates(db: DbOrTx, rule: FlashSaleRule): Promise<Map<string, Candidate>> {
  const slugs = rule.goods.map(({ good }) => good);
  const found = await db
    .select()
    .from(goods)
    .where(and(inArray(goods.slug, slugs), isNull(goods.deletedAt)));
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const skus = await db
    .select()
    .from(goodSkus)
    .where(and(inArray(goodSkus.goodId, ids), isNull(goodSkus.deletedAt)))
    .orderBy(asc(goodSkus.sort));
  const texts = await db
    .select({
      goodId: goodTexts.goodId,
      lang: goodTexts.lang,
      name: goodTexts.name,
      abstract: goodTexts.shortDescription,
    })
    .from(goodTexts)
    .where(inArray(goodTexts.goodId, ids));
  return new Map(
    rule.goods.flatMap((ruled) => {
      const good = found.find(({ slug }) => slug === ruled.good);
      if (!good) return [];
      const own = skus.filter(({ goodId }) => goodId === good.id);
      const sellable = own.map(({ id, price, costPrice, inventory }) => ({ skuId: id, price, costPrice, inventory }));
      const single = { skuId: null, price: good.price, costPrice: good.costPrice, inventory: good.inventory };
      const mine = texts.filter(({ goodId }) => goodId === good.id);
      const candidate: Candidate = {
        ...ruled,
        goodId: good.id,
        isInventory: good.isInventory,
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
    goodId: candidate.goodId,
    name: candidate.texts.name,
    abstract: candidate.texts.abstract,
    time: slot.start,
    endTime: slot.end,
    isInventory: candidate.isInventory,
    isPurchaseNumber: 1,
    purchaseNumber: candidate.purchase_limit_per_order,
    customerLimit: candidate.customer_limit,
  };
}

function skuRows(candidate: Candidate): NewSale['skus'] {
  const share = Math.max(1, Math.floor(candidate.allocation / candidate.skus.length));
  return candidate.skus.map(({ skuId, price, costPrice, inventory }) => {
    const limit = Math.min(share, inventory);
    return {
      skuId,
      seckillPrice: salePrice(candidate, price),
      price,
      costPrice,
      limit,
      residueLimit: Math.round(limit * (1 - candidate.starting_sold_percent / 100)),
    };
  });
}

/**
 * Keeps flash sales around the clock: makes the sales of every slot of today and tomorrow that are not there yet, by the
 * rule of the demo content. Safe to run again and from several processes. Does nothing in a shop without those goods.
 * @returns how many sales were made
 */
export async function ensureFlashSales(db: DbOrTx, now: Date, { daysBehind = 0 } = {}): Promise<number> {
  const rule = loadContent('flashsales');
  const candidates = await loadCandidates(db, rule);
  const known = rule.goods.flatMap(({ good }) => candidates.get(good) ?? []);
  if (known.length === 0) return 0;
  const wanted = slotsAround(now, daysBehind, 1).flatMap((slot) =>
    goodsOfSlot(known, rule.slots[slot.index]?.rotation_offset ?? 0, rule.goods_per_slot).map(
      (good): NewSale => ({ sale: saleRow(good, slot), skus: skuRows(good) }),
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

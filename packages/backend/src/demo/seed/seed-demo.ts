import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { products } from '../../kernel/db/schema/index.ts';
import { Passwords } from '../../modules/credentials/passwords.ts';
import { pairProducts } from '../../modules/recommendations/pair-products.ts';
import { ensureFlashSales } from '../flash-sales/ensure-flash-sales.ts';
import { multiplyProducts } from './multiply-products.ts';
import { DEMO_PASSWORD } from './rows/demo-accounts.ts';
import type { SeedContext } from './rows/seed-context.ts';
import { setSequences } from './sequences.ts';
import { seedAskedPrices } from './steps/asked-prices.ts';
import { seedBooks } from './steps/books.ts';
import { seedCategories } from './steps/categories.ts';
import { seedCustomers } from './steps/customers.ts';
import { seedDemoAccount } from './steps/demo-account.ts';
import { seedProducts } from './steps/products.ts';
import { seedCoupons, seedLotteries } from './steps/promotions.ts';
import { seedQuestions } from './steps/questions.ts';
import { seedReviews } from './steps/reviews.ts';
import { seedShippingRates } from './steps/shipping-rates.ts';
import { seedArticles, seedBanners, seedSettings, seedSynonyms } from './steps/shop.ts';

export type SeedOptions = {
  /** The moment everything is relative to; the same one gives the same shop. */
  now?: Date;
  /** Products in all; above 320 the demo products are multiplied, for load tests. */
  goods?: number;
  /** Told before each step. */
  onProgress?: (step: string) => void;
};

export type SeedResult = { seeded: boolean; goods: number; milliseconds: number };

/** Any fixed number: one process at a time seeds. */
const SEED_LOCK = 7_251_405;

const steps: [name: string, run: (context: SeedContext) => Promise<unknown>][] = [
  ['settings and help', seedSettings],
  ['articles', seedArticles],
  ['shipping rates and couriers', seedShippingRates],
  ['categories and brands', seedCategories],
  ['goods', seedProducts],
  ['prices asked before', seedAskedPrices],
  ['synonyms', seedSynonyms],
  ['banners', seedBanners],
  ['coupons', seedCoupons],
  ['lotteries', seedLotteries],
  ['flash sales', ({ tx, now }) => ensureFlashSales(tx, now, { daysBehind: 1 })],
  ['customers', seedCustomers],
  ['reviews', seedReviews],
  ['questions', seedQuestions],
  ['demo account', seedDemoAccount],
];

async function countProducts(db: Db | Tx): Promise<number> {
  return db.$count(products);
}

/**
 * Fills an empty database with the demo shop, all or nothing. A database that has products is left alone, and of several
 * processes that start at once only one seeds. Pictures are not made here: they are drawn on their first request.
 */
export async function seedDemo(db: Db, options: SeedOptions = {}): Promise<SeedResult> {
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  const known = await countProducts(db);
  if (known > 0) return { seeded: false, goods: known, milliseconds: since() };
  const demoPasswordHash = await new Passwords().hash(DEMO_PASSWORD, 'shop');
  const result = await db.transaction(async (tx): Promise<SeedResult> => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const raced = await countProducts(tx);
    if (raced > 0) return { seeded: false, goods: raced, milliseconds: since() };
    const now = options.now ?? new Date();
    const context: SeedContext = { tx, now, demoPasswordHash, categoryIds: new Map(), goods: new Map() };
    for (const [name, run] of steps) {
      options.onProgress?.(name);
      await run(context);
    }
    if (options.goods && options.goods > context.goods.size) {
      options.onProgress?.(`${options.goods} goods in all`);
      await multiplyProducts(tx, options.goods);
    }
    await seedBooks(context);
    await setSequences(tx);
    return { seeded: true, goods: await countProducts(tx), milliseconds: since() };
  });
  if (result.seeded) await pairProducts(db, options.now ?? new Date());
  // Statistics and visibility for the planner; the embedded engine has nobody else to do it.
  if (result.seeded) await db.execute(sql`vacuum (analyze)`);
  return { ...result, milliseconds: since() };
}

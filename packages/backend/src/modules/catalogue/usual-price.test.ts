import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { askedPrices, products, productVariants } from '../../kernel/db/schema/index.ts';
import { describeEngines, type TestShop } from '../../testing/index.ts';
import { aProduct } from '../orders/testing/products.ts';
import { loadCards } from './card-records.ts';
import { loadProduct } from './product-records.ts';
import { removeOldPrices } from './remove-old-prices.ts';
import { loadSaleProducts } from './sale-products.ts';
import { DAYS_ASKED, DAYS_USUAL } from './usual-price.ts';

/** What was asked, by the days ago it began; null: it was off the shelf. In cents. */
type Asked = [daysAgo: number, price: number | null][];

/** A product that costs 8.00 and is said to be worth 10.00, with a past of its own. */
async function withPast(shop: TestShop, asked: Asked, variant = false): Promise<number> {
  const { id, variantIds } = await aProduct(shop, variant ? { skus: [{ price: 800 }] } : { price: 800 });
  const [variantId = null] = variantIds;
  await shop.db.delete(askedPrices).where(eq(askedPrices.productId, id));
  for (const [daysAgo, price] of asked)
    await shop.db
      .insert(askedPrices)
      .values({ productId: id, variantId, price, since: sql`now() - ${`${daysAgo} days`}::interval` });
  if (variantId === null) await shop.db.update(products).set({ marketPrice: 1000 }).where(eq(products.id, id));
  else await shop.db.update(productVariants).set({ marketPrice: 1000 }).where(eq(productVariants.id, variantId));
  return id;
}

const cases: [what: string, asked: Asked, isUsual: boolean][] = [
  ['never asked', [[400, 800]], false],
  [
    'asked for the days it takes',
    [
      [DAYS_ASKED + 5, 1000],
      [5, 800],
    ],
    true,
  ],
  [
    'asked for a day less',
    [
      [DAYS_ASKED + 4, 1000],
      [5, 800],
    ],
    false,
  ],
  [
    'asked for longer, in two prices above it',
    [
      [60, 1200],
      [30, 1000],
      [10, 800],
    ],
    true,
  ],
  [
    'asked twice, neither time long enough',
    [
      [60, 1000],
      [40, 900],
      [30, 1000],
      [5, 800],
    ],
    false,
  ],
  [
    'off the shelf in between',
    [
      [60, 1000],
      [40, null],
      [30, 1000],
      [5, 800],
    ],
    false,
  ],
  [
    'a cent less was asked',
    [
      [90, 999],
      [5, 800],
    ],
    false,
  ],
  [
    'not long enough ago to be forgotten',
    [
      [300, 1000],
      [DAYS_USUAL - 1, 800],
    ],
    true,
  ],
  [
    'too long ago',
    [
      [300, 1000],
      [DAYS_USUAL + 1, 800],
    ],
    false,
  ],
  [
    'asked long enough once, and again shortly',
    [
      [100, 1000],
      [50, 800],
      [10, 1000],
      [5, 800],
    ],
    true,
  ],
];

describeEngines('a usual price', (shop) => {
  const shown = async (id: number) => {
    const { db } = shop();
    const [card, page, sale] = await Promise.all([
      loadCards(db, [id], 'zh'),
      loadProduct(db, id, 'zh'),
      loadSaleProducts(db, [id]),
    ]);
    const of = (one: { marketPrice: number; variants: { marketPrice: number }[] } | undefined) =>
      one?.variants[0]?.marketPrice ?? one?.marketPrice;
    return [of(card.get(id)), of(page ? { ...page.product, variants: page.variants } : undefined), of(sale.get(id))];
  };

  for (const variant of [false, true]) {
    describe(variant ? 'of a variant' : 'of a product', () => {
      it.each(cases)('%s', async (_, asked, isUsual) => {
        const usual = isUsual ? 1000 : 0;
        expect(await shown(await withPast(shop(), asked, variant))).toEqual([usual, usual, usual]);
      });
    });
  }

  it('is written down as prices change and goods come and go, whoever does it', async () => {
    const { id, variantIds } = await aProduct(shop(), { price: 1000, skus: [{ price: 700 }] });
    const { db } = shop();
    const past = async () =>
      (await db.select().from(askedPrices).where(eq(askedPrices.productId, id)).orderBy(askedPrices.id)).map(
        ({ variantId, price }) => [variantId, price],
      );
    const [variant = 0] = variantIds;
    await db.update(products).set({ stock: 4, price: 1000 }).where(eq(products.id, id));
    await db.update(products).set({ shelf: 'off' }).where(eq(products.id, id));
    await db.update(products).set({ price: 1100 }).where(eq(products.id, id));
    await db.update(productVariants).set({ price: 710 }).where(eq(productVariants.id, variant));
    await db.update(products).set({ shelf: 'on' }).where(eq(products.id, id));
    await db.update(productVariants).set({ price: 720 }).where(eq(productVariants.id, variant));
    expect(await past()).toEqual([
      [null, 1000],
      [variant, 700],
      [null, null],
      [variant, null],
      [null, 1100],
      [variant, 710],
      [variant, 720],
    ]);
  });

  it('of a product that leaves the shelf is that of before', async () => {
    const id = await withPast(shop(), [
      [90, 1000],
      [10, 800],
    ]);
    await shop().db.update(products).set({ shelf: 'off' }).where(eq(products.id, id));
    await shop().db.update(products).set({ shelf: 'on' }).where(eq(products.id, id));
    expect(await shown(id)).toEqual([1000, 1000, 1000]);
  });

  it('keeps a year of prices, and the one that holds', async () => {
    const { id } = await aProduct(shop(), { price: 800 });
    const { db } = shop();
    await db.delete(askedPrices);
    const days = [900, 800, 700, 300, 100];
    for (const ago of days)
      await db
        .insert(askedPrices)
        .values({ productId: id, price: ago, since: sql`now() - ${`${ago} days`}::interval` });
    await removeOldPrices(db, new Date());
    await removeOldPrices(db, new Date());
    const kept = await db.select().from(askedPrices).orderBy(askedPrices.since);
    // What was asked 700 days ago was asked until 300 days ago.
    expect(kept.map(({ price }) => price)).toEqual([700, 300, 100]);
  });
});

import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { flashSales, productTexts } from '../../../kernel/db/schema/index.ts';
import { isLang, type LocalText } from '../../../kernel/texts/languages.ts';
import { chooseVariant, type LockedProduct, lockProduct } from '../products/find-product.ts';
import { Refused } from '../refused.ts';
import { mustBeFine } from '../support/problems.ts';
import { insertSales } from './insert-sales.ts';
import { checkSale, type SaleDocument, type SaleItem } from './sale-document.ts';

type Stock = { variantId: number | null; price: number; costPrice: number; free: number };

/**
 * Makes a flash sale. Answers its id.
 * @throws Refused with every problem, or when the product has another sale in that time
 */
export async function createSale(tx: Tx, sale: SaleDocument, now: Date): Promise<number> {
  const locked = await lockProduct(tx, sale.good);
  const items = sale.items.map((item) => ({ item, stock: stockOf(locked, item) }));
  mustBeFine([
    ...checkSale(
      sale,
      items.map(({ item, stock }) => ({ ...item, ordinaryPrice: stock.price, free: stock.free })),
      now,
    ),
    ...repeated(items),
  ]);
  await refuseOverlap(tx, locked.good.id, sale);
  const texts = await textsOf(tx, locked.good.id);
  const [id] = await insertSales(tx, [
    {
      sale: {
        productId: locked.good.id,
        name: { ...texts.name, ...sale.name },
        abstract: { ...texts.summary, ...sale.summary },
        details: sale.details,
        time: sale.starts,
        endTime: sale.ends,
        stockRule: locked.good.stockRule,
        hasOrderLimit: sale.perOrder > 0,
        orderLimit: sale.perOrder,
        customerLimit: sale.perCustomer,
        createdAt: now,
        updatedAt: now,
      },
      skus: items.map(({ item, stock: { variantId, price, costPrice } }) => ({
        variantId,
        salePrice: item.price,
        price,
        costPrice,
        limit: item.pieces,
        remaining: item.pieces,
        createdAt: now,
        updatedAt: now,
      })),
    },
  ]);
  if (id === undefined)
    throw new Refused(`Good ${sale.good} has had a sale at that start already: choose another start.`);
  return id;
}

function stockOf(locked: LockedProduct, item: SaleItem): Stock {
  const variant = chooseVariant(locked, item.variant ?? undefined);
  const { price, costPrice, stock } = variant ?? locked.good;
  return { variantId: variant?.id ?? null, price, costPrice, free: stock };
}

function repeated(items: readonly { stock: Stock }[]) {
  const ids = items.map(({ stock }) => stock.variantId);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [{ path: ['items', index, 'variant'], reason: 'is there twice' }] : [],
  );
}

/** An order that names no sale takes the running one of its product: there can only be one. */
async function refuseOverlap(tx: Tx, productId: number, { starts, ends, good: product }: SaleDocument): Promise<void> {
  const [other] = await tx
    .select({ id: flashSales.id })
    .from(flashSales)
    .where(
      and(
        eq(flashSales.productId, productId),
        eq(flashSales.isVisible, true),
        isNull(flashSales.deletedAt),
        lt(flashSales.time, ends),
        gt(flashSales.endTime, starts),
      ),
    )
    .limit(1);
  if (other) throw new Refused(`Good ${product} has another sale (${other.id}) in that time: stop it first.`);
}

async function textsOf(tx: Tx, productId: number): Promise<{ name: LocalText; summary: LocalText }> {
  const rows = await tx
    .select()
    .from(productTexts)
    .where(inArray(productTexts.productId, [productId]));
  const name: LocalText = {};
  const summary: LocalText = {};
  for (const row of rows) {
    if (!isLang(row.lang)) continue;
    name[row.lang] = row.name;
    if (row.shortDescription) summary[row.lang] = row.shortDescription;
  }
  return { name, summary };
}

import { and, asc, count, eq, exists, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { flashSales, products, saleReminders, users } from '../../../kernel/db/schema/index.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { offsetOf, type PageQuery } from '../../../kernel/wire/page.ts';
import { type ListedSale, shownSales, withVariants } from '../sale-records.ts';
import { MAX_REMINDERS } from './reminder-settings.ts';

/** Sales that take place, whatever the language: neither hidden nor deleted, of a product on the shelf, not over. */
const takesPlace = (now: Date): SQL | undefined =>
  and(
    eq(flashSales.isVisible, true),
    isNull(flashSales.deletedAt),
    gt(flashSales.endTime, now),
    eq(products.shelf, 'on'),
    isNull(products.deletedAt),
  );

const itsSale = eq(flashSales.id, saleReminders.flashSaleId);
const itsProduct = eq(products.id, flashSales.productId);

/** Ids of the sales a customer waits for. */
export async function remindedSales(db: Db, userId: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: flashSales.id })
    .from(saleReminders)
    .innerJoin(flashSales, itsSale)
    .innerJoin(products, itsProduct)
    .where(and(eq(saleReminders.userId, userId), takesPlace(now)))
    .orderBy(asc(flashSales.id));
  return rows.map(({ id }) => id);
}

/** A page of them with their sales, the next to begin first. */
export async function listReminders(
  db: Db,
  userId: number,
  lang: Lang,
  now: Date,
  query: PageQuery,
): Promise<{ records: ListedSale[]; total: number }> {
  const where = and(eq(saleReminders.userId, userId), shownSales(lang), gt(flashSales.endTime, now));
  const rows = await db
    .select({ sale: flashSales })
    .from(saleReminders)
    .innerJoin(flashSales, itsSale)
    .innerJoin(products, itsProduct)
    .where(where)
    .orderBy(asc(flashSales.time), asc(flashSales.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db
    .select({ total: count() })
    .from(saleReminders)
    .innerJoin(flashSales, itsSale)
    .innerJoin(products, itsProduct)
    .where(where);
  const sales = rows.map(({ sale }) => sale);
  return { records: await withVariants(db, sales), total: counted?.total ?? 0 };
}

/**
 * Remembers that a customer wants to be reminded of a sale; asked again, nothing changes.
 * @param lead milliseconds before the start
 * @throws ShopError `record.missing` without such a sale, `seckill.reminder_late` when there is nothing to wait for any more,
 *   `seckill.reminder_most` when they wait for as many as they may
 */
export function setReminder(
  db: Db,
  { userId, saleId, lead }: { userId: number; saleId: number; lead: number },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [sale] = await tx
      .select({ time: flashSales.time })
      .from(flashSales)
      .innerJoin(products, itsProduct)
      .where(and(eq(flashSales.id, saleId), takesPlace(now)));
    if (!sale) throw refuse('record.missing');
    // One by one for a customer, so that two requests do not count the same.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const others = await tx
      .select({ saleId: saleReminders.flashSaleId })
      .from(saleReminders)
      .innerJoin(flashSales, itsSale)
      .where(and(eq(saleReminders.userId, userId), gt(flashSales.endTime, now)));
    if (others.some((other) => other.saleId === saleId)) return;
    if (sale.time.getTime() - lead <= now.getTime()) throw refuse('seckill.reminder_late');
    if (others.length >= MAX_REMINDERS) throw refuse('seckill.reminder_most', { n: MAX_REMINDERS });
    await tx
      .insert(saleReminders)
      .values({ userId, flashSaleId: saleId, createdAt: now, updatedAt: now })
      .onConflictDoNothing();
  });
}

/** Forgets it; fine when there was none. */
export async function removeReminder(db: Db, userId: number, saleId: number): Promise<void> {
  await db.delete(saleReminders).where(and(eq(saleReminders.userId, userId), eq(saleReminders.flashSaleId, saleId)));
}

/** Of this start nobody has been reminded yet: never, or of another one before the sale was moved. */
const isOpen = or(isNull(saleReminders.remindedOf), sql`${saleReminders.remindedOf} <> ${flashSales.time}`);

/** Reminders that are due, by id: the sale begins within `lead` milliseconds or has begun. */
export async function dueReminders(
  db: Db,
  { now, lead, after, limit }: { now: Date; lead: number; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: saleReminders.id })
    .from(saleReminders)
    .innerJoin(flashSales, itsSale)
    .innerJoin(products, itsProduct)
    .where(
      and(gt(saleReminders.id, after), isOpen, lte(flashSales.time, new Date(now.getTime() + lead)), takesPlace(now)),
    )
    .orderBy(asc(saleReminders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whom to remind of which sale. */
export type TakenReminder = { userId: number; record: ListedSale };

/**
 * Takes a due reminder for this transaction, which must tell the customer: whoever else tries waits for it and finds it done.
 * @returns null when it is not due any more
 */
export async function takeReminder(
  tx: Tx,
  id: number,
  { now, lead }: { now: Date; lead: number },
): Promise<TakenReminder | null> {
  const [found] = await tx
    .select({ userId: saleReminders.userId, sale: flashSales })
    .from(saleReminders)
    .innerJoin(flashSales, itsSale)
    .innerJoin(products, itsProduct)
    .where(and(eq(saleReminders.id, id), isOpen, lte(flashSales.time, new Date(now.getTime() + lead)), takesPlace(now)))
    .for('update', { of: saleReminders });
  if (!found) return null;
  await tx.update(saleReminders).set({ remindedOf: found.sale.time, updatedAt: now }).where(eq(saleReminders.id, id));
  const [record] = await withVariants(tx, [found.sale]);
  return record ? { userId: found.userId, record } : null;
}

/** Reminders of sales that are over or were deleted serve nobody. */
export async function removeOverReminders(db: DbOrTx, now: Date): Promise<void> {
  const over = db
    .select({ id: flashSales.id })
    .from(flashSales)
    .where(and(itsSale, or(lte(flashSales.endTime, now), isNotNull(flashSales.deletedAt))));
  await db.delete(saleReminders).where(exists(over));
}

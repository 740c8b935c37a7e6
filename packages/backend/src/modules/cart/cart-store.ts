import { and, eq, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../kernel/db/database.ts';
import { carts } from '../../kernel/db/schema/index.ts';
import type { CartLine } from './cart-line.ts';

/** A customer's cart, and what was saved for later out of it. */
export type StoredCart = { lines: CartLine[]; saved: CartLine[] };

/** The stored lines of a customer's cart. */
export async function readCart(db: DbOrTx, userId: number): Promise<CartLine[]> {
  const [cart] = await db.select({ lines: carts.lines }).from(carts).where(eq(carts.userId, userId));
  return (cart?.lines ?? []) as CartLine[];
}

/** The lines a customer saved for later, those saved last first. */
export async function readSavedLines(db: DbOrTx, userId: number): Promise<CartLine[]> {
  const [cart] = await db.select({ saved: carts.savedLines }).from(carts).where(eq(carts.userId, userId));
  return (cart?.saved ?? []) as CartLine[];
}

/** Replaces a customer's cart; an empty one is deleted, unless something was saved for later. */
export async function writeCart(db: DbOrTx, userId: number, lines: readonly CartLine[]): Promise<void> {
  if (lines.length === 0) {
    await db.delete(carts).where(and(eq(carts.userId, userId), sql`${carts.savedLines} = '[]'::jsonb`));
    await db.update(carts).set({ lines: [] }).where(eq(carts.userId, userId));
    return;
  }
  await db
    .insert(carts)
    .values({ userId, lines: [...lines] })
    .onConflictDoUpdate({ target: carts.userId, set: { lines: [...lines] } });
}

/**
 * Changes a customer's cart as it is now: changes that arrive together happen one after the other and none is lost.
 * Returns the lines afterwards.
 */
export async function changeCart(
  db: Db,
  userId: number,
  change: (lines: CartLine[], tx: Tx) => Promise<CartLine[]>,
): Promise<CartLine[]> {
  const changed = await changeStored(db, userId, async (cart, tx) => ({
    ...cart,
    lines: await change(cart.lines, tx),
  }));
  return changed.lines;
}

/** The same of the cart together with what was saved for later: a line is in one of them at any moment. */
export async function changeStored(
  db: Db,
  userId: number,
  change: (cart: StoredCart, tx: Tx) => Promise<StoredCart>,
): Promise<StoredCart> {
  return db.transaction(async (tx) => {
    // The row exists before it is locked, so that even the first two changes wait for each other.
    await tx.insert(carts).values({ userId }).onConflictDoNothing();
    const stored = { lines: carts.lines, saved: carts.savedLines };
    const [cart] = await tx.select(stored).from(carts).where(eq(carts.userId, userId)).for('update');
    const changed = await change((cart ?? { lines: [], saved: [] }) as StoredCart, tx);
    await tx.update(carts).set({ lines: changed.lines, savedLines: changed.saved }).where(eq(carts.userId, userId));
    return changed;
  });
}

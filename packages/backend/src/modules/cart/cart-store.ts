import { eq } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../kernel/db/database.ts';
import { carts } from '../../kernel/db/schema/index.ts';
import type { CartLine } from './cart-line.ts';

/** The stored lines of a customer's cart. */
export async function readCart(db: DbOrTx, userId: number): Promise<CartLine[]> {
  const [cart] = await db.select({ lines: carts.lines }).from(carts).where(eq(carts.userId, userId));
  return (cart?.lines ?? []) as CartLine[];
}

/** Replaces a customer's cart; an empty one is deleted. */
export async function writeCart(db: DbOrTx, userId: number, lines: readonly CartLine[]): Promise<void> {
  if (lines.length === 0) {
    await db.delete(carts).where(eq(carts.userId, userId));
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
  return db.transaction(async (tx) => {
    // The row exists before it is locked, so that even the first two changes wait for each other.
    await tx.insert(carts).values({ userId }).onConflictDoNothing();
    const [cart] = await tx.select({ lines: carts.lines }).from(carts).where(eq(carts.userId, userId)).for('update');
    const changed = await change((cart?.lines ?? []) as CartLine[], tx);
    await tx.update(carts).set({ lines: changed }).where(eq(carts.userId, userId));
    return changed;
  });
}

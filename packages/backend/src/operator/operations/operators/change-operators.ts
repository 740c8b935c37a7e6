import { asc, eq } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { operators } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { sealSecret } from './operator-key.ts';
import { makeSecret } from './totp.ts';

export type ListedOperator = Pick<typeof operators.$inferSelect, 'name' | 'createdAt' | 'confirmedAt' | 'lockedUntil'>;

/** Everybody, by name, without their secrets. */
export function listOperators(db: DbOrTx): Promise<ListedOperator[]> {
  const { name, createdAt, confirmedAt, lockedUntil } = operators;
  return db.select({ name, createdAt, confirmedAt, lockedUntil }).from(operators).orderBy(asc(name));
}

/**
 * Enrols somebody; they count once they have confirmed. Who has not confirmed yet gets a new secret.
 * @returns their secret, which is told once
 * @throws Refused for a bad name, and for one that is taken
 */
export async function addOperator(tx: Tx, { config, now }: ShopContext, name: string): Promise<string> {
  if (!/^[a-z][a-z0-9.-]{1,29}$/.test(name)) {
    throw new Refused('A name has 2 to 30 small letters, digits, dots and dashes, and begins with a letter.');
  }
  const [known] = await tx.select().from(operators).where(eq(operators.name, name)).for('update');
  if (known?.confirmedAt) throw new Refused(`There is an operator ${name} already: remove them first.`);
  const secret = makeSecret();
  const fresh = {
    sealedSecret: await sealSecret(config, secret),
    createdAt: now(),
    lastStep: 0,
    tries: 0,
    lockedUntil: null,
  };
  await tx
    .insert(operators)
    .values({ name, ...fresh })
    .onConflictDoUpdate({ target: operators.name, set: fresh });
  return secret;
}

/** From now on they are an operator. */
export async function confirmOperator(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.update(operators).set({ confirmedAt: now }).where(eq(operators.id, id));
}

/**
 * @returns whether anybody is left who is asked for a code
 * @throws Refused when there is nobody of that name
 */
export async function removeOperator(tx: Tx, name: string): Promise<{ isGuarded: boolean }> {
  const removed = await tx.delete(operators).where(eq(operators.name, name)).returning({ id: operators.id });
  if (removed.length === 0) throw new Refused(`There is no operator ${name}: shop operators list.`);
  return { isGuarded: (await listOperators(tx)).some(({ confirmedAt }) => confirmedAt !== null) };
}

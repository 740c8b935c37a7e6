import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { operators } from '../../../kernel/db/schema/index.ts';
import { NeedsCode, WrongCode } from './needs-code.ts';
import { unsealSecret } from './operator-key.ts';
import { stepOf } from './totp.ts';

const MAX_TRIES = 5;
const LOCKED_MS = 10 * 60_000;

/** A code that was taken, and what was the last one before it. */
export type OperatorProof = { id: number; step: number; before: number };

type Shop = Pick<ShopContext, 'db' | 'config' | 'now'>;
type Operator = typeof operators.$inferSelect;

/**
 * Makes sure who runs a command that changes something, and uses their code up. Null while the shop has no confirmed operator.
 * @throws NeedsCode when name or code is missing, WrongCode when they are not taken, Refused when the key of the secrets is another
 */
export async function proveOperator(shop: Shop, options: Record<string, unknown>): Promise<OperatorProof | null> {
  const [anybody] = await shop.db
    .select({ id: operators.id })
    .from(operators)
    .where(isNotNull(operators.confirmedAt))
    .limit(1);
  if (!anybody) return null;
  const { operator: name, code } = options;
  if (typeof name !== 'string') throw new NeedsCode(null);
  if (typeof code !== 'string') throw new NeedsCode(name);
  return spendOperatorCode(shop, name, code, isNotNull(operators.confirmedAt));
}

/** The same for somebody who is being enrolled: their first code. */
export function proveNewcomer(shop: Shop, name: string, code: string): Promise<OperatorProof> {
  return spendOperatorCode(shop, name, code, isNull(operators.confirmedAt));
}

async function spendOperatorCode(
  shop: Shop,
  name: string,
  code: string,
  who: ReturnType<typeof isNull>,
): Promise<OperatorProof> {
  const now = shop.now();
  const operator = await countTry(shop.db, name, now, who);
  const step = stepOf(await unsealSecret(shop.config, operator.sealedSecret), code.replaceAll(' ', ''), now);
  if (step === null) {
    throw new WrongCode(
      operator.lockedUntil === null
        ? `That is not the code of ${name}. ${MAX_TRIES - operator.tries} tries are left.`
        : `That is not the code of ${name}, who is locked for ten minutes now.`,
    );
  }
  const spent = await shop.db
    .update(operators)
    .set({ lastStep: step, tries: 0, lockedUntil: null })
    .where(and(eq(operators.id, operator.id), lt(operators.lastStep, step)))
    .returning({ id: operators.id });
  if (spent.length === 0) throw new WrongCode('That code was used already: wait for the next one.');
  return { id: operator.id, step, before: operator.lastStep };
}

/** One statement counts the try before its code is looked at, so that of guesses that come together five are looked at. */
async function countTry(db: Db, name: string, now: Date, who: ReturnType<typeof isNull>): Promise<Operator> {
  // A lock that is over begins anew.
  const tries = sql`case when ${operators.lockedUntil} is null then ${operators.tries} + 1 else 1 end`;
  const locked = new Date(now.getTime() + LOCKED_MS).toISOString();
  const [operator] = await db
    .update(operators)
    .set({ tries, lockedUntil: sql`case when ${tries} >= ${MAX_TRIES} then ${locked}::timestamptz end` })
    .where(and(eq(operators.name, name), who, or(isNull(operators.lockedUntil), lte(operators.lockedUntil, now))))
    .returning();
  if (operator) return operator;
  const isKnown = (await db.$count(operators, and(eq(operators.name, name), who))) > 0;
  throw new WrongCode(
    isKnown ? `${name} is locked after five wrong codes: try again in ten minutes.` : `There is no operator ${name}.`,
  );
}

/** For a command that did nothing yet because it wants to be sure first: it is run again with the same code. */
export async function giveCodeBack(db: Db, { id, step, before }: OperatorProof): Promise<void> {
  await db
    .update(operators)
    .set({ lastStep: before })
    .where(and(eq(operators.id, id), eq(operators.lastStep, step)));
}

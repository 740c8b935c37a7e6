import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, DbOrTx } from '../../db/database.ts';
import { verificationCodes } from '../../db/schema/index.ts';
import { refuse } from '../../shop-error.ts';

/** How long a code lives when nothing else is set, and how long the next one waits (`entities.md` 2.19 and 5). */
export const CODE_SECONDS = 60;
/** The setting `codes.seconds`. */
export const codeSeconds = z.int().min(CODE_SECONDS).max(1800);
const WRONG_TRIES = 5;

/** Only this value of a code is stored. */
export const hashOf = (target: string, code: string) => createHash('sha256').update(`${target}:${code}`).digest('hex');

/**
 * Makes the outstanding code of a number or mailbox: five digits. One that lives longer than the next one has to wait is
 * replaced by it.
 * @throws ShopError `code.still_valid` while the last one lives and is that fresh
 */
export async function makeCode(db: DbOrTx, target: string, now: Date, seconds: number = CODE_SECONDS): Promise<string> {
  const code = String(randomInt(10_000, 100_000));
  const fresh = {
    codeHash: hashOf(target, code),
    wrongTries: 0,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    createdAt: now,
  };
  const waited = new Date(now.getTime() - CODE_SECONDS * 1000);
  const made = await db
    .insert(verificationCodes)
    .values({ target, ...fresh })
    .onConflictDoUpdate({
      target: verificationCodes.target,
      set: fresh,
      setWhere: sql`${lte(verificationCodes.expiresAt, now)} or ${lte(verificationCodes.createdAt, waited)}`,
    })
    .returning({ target: verificationCodes.target });
  if (made.length === 0) throw refuse('code.still_valid');
  return code;
}

/**
 * Uses a code up. Call it outside a transaction: wrong tries must be counted even though the call then fails.
 * @throws ShopError `code.wrong`, or `code.expired` when none is outstanding or five tries were wrong
 */
export async function spendCode(db: Db, target: string, code: string, now: Date): Promise<void> {
  const outstanding = and(
    eq(verificationCodes.target, target),
    gt(verificationCodes.expiresAt, now),
    lt(verificationCodes.wrongTries, WRONG_TRIES),
  );
  const used = await db
    .delete(verificationCodes)
    .where(and(outstanding, eq(verificationCodes.codeHash, hashOf(target, code))))
    .returning({ target: verificationCodes.target });
  if (used.length > 0) return;
  const counted = await db
    .update(verificationCodes)
    .set({ wrongTries: sql`${verificationCodes.wrongTries} + 1` })
    .where(outstanding)
    .returning({ target: verificationCodes.target });
  throw refuse(counted.length > 0 ? 'code.wrong' : 'code.expired');
}

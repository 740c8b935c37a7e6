import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, DbOrTx } from '../../kernel/db/database.ts';
import { verificationCodes } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { setting } from '../../kernel/settings/settings.ts';

/** How long a code lives when nothing else is set, and how long the next one waits. */
export const CODE_SECONDS = 60;
export const codeSeconds = setting(
  'codes.seconds',
  'seconds a code for signing in lives, from 60 to 1800',
  z.int().min(CODE_SECONDS).max(1800),
  CODE_SECONDS,
);
/** Looks at one code. */
export const MAX_TRIES = 5;

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
    tries: 0,
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

/** When a code that was used up ended: before every clock of every process. */
const USED_UP = new Date(0);

/**
 * Uses a code up. One statement counts the try, looks at the code and uses it up: of guesses that come together five are looked
 * at, the rest find nothing. Call it outside a transaction: tries must be counted even though the call then fails.
 * @throws ShopError `code.wrong`, or `code.expired` when none is outstanding or five tries were made
 */
export async function consumeCode(db: Db, target: string, code: string, now: Date): Promise<void> {
  const isRight = sql<boolean>`${verificationCodes.codeHash} = ${hashOf(target, code)}`;
  const [tried] = await db
    .update(verificationCodes)
    .set({
      tries: sql`${verificationCodes.tries} + 1`,
      expiresAt: sql`case when ${isRight} then ${USED_UP.toISOString()}::timestamptz else ${verificationCodes.expiresAt} end`,
    })
    .where(
      and(
        eq(verificationCodes.target, target),
        gt(verificationCodes.expiresAt, now),
        lt(verificationCodes.tries, /* lock: code-tries */ MAX_TRIES),
      ),
    )
    .returning({ isRight });
  if (!tried) throw refuse('code.expired');
  if (!tried.isRight) throw refuse('code.wrong');
}

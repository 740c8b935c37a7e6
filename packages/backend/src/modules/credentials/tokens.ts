import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, DbOrTx, Tx } from '../../kernel/db/database.ts';
import { tokenFamilies, tokenPairs, users, verificationCodes } from '../../kernel/db/schema/index.ts';
import { seal, unseal } from '../../kernel/keys/seal.ts';
import { GRACE_MS, isOver, tokenHash } from './sessions.ts';

/** Two hours and seven days, as the original server gave them: clients reckon with it. */
export const ACCESS_SECONDS = 7200;
export const REFRESH_SECONDS = 604_800;
/** How many later refreshes a slow tab is led past: nobody needs more within the grace time, and each is a look-up. */
const MAX_STEPS = 5;

type Tokens = { access: string; refresh: string };
export type IssuedTokens = Tokens & { expiresIn: number };
export type Device = { platform: string; userAgent: string | null; ip: string | null };

const tokensSchema = z.object({ access: z.string(), refresh: z.string() });
const mint = (): Tokens => ({ access: randomToken(), refresh: randomToken() });
const randomToken = () => randomBytes(32).toString('base64url');
const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

/** Signs a device in: a new family and its first pair. */
export async function startSession(db: DbOrTx, userId: number, device: Device, now: Date): Promise<IssuedTokens> {
  const [family] = await db
    .insert(tokenFamilies)
    .values({
      ...device,
      userAgent: device.userAgent?.slice(0, 300) ?? null,
      userId,
      createdAt: now,
      provedAt: now,
      lastUsedAt: now,
    })
    .returning({ id: tokenFamilies.id });
  if (!family) throw new Error('no token family was made');
  return addPair(db, family.id, mint(), now);
}

async function addPair(db: DbOrTx, familyId: number, tokens: Tokens, now: Date): Promise<IssuedTokens> {
  await db.insert(tokenPairs).values({
    familyId,
    accessHash: tokenHash(tokens.access),
    refreshHash: tokenHash(tokens.refresh),
    accessExpiresAt: later(now, ACCESS_SECONDS),
    refreshExpiresAt: later(now, REFRESH_SECONDS),
    createdAt: now,
  });
  return { ...tokens, expiresIn: ACCESS_SECONDS };
}

/**
 * Replaces a pair by the next one. Of parallel calls with the same token one wins; within the grace time the others get the very same answer,
 * or what that one was replaced by since. A later second use means the token was copied: the whole family is ended.
 * @returns null when the token is unknown, used, expired or revoked
 */
export function rotateTokens(db: Db, refreshToken: string, now: Date): Promise<IssuedTokens | null> {
  return db.transaction(async (tx) => {
    const next = mint();
    const [used] = await tx
      .update(tokenPairs)
      .set({ usedAt: now, sealedSuccessor: seal(next, refreshToken) })
      .where(
        and(
          eq(tokenPairs.refreshHash, tokenHash(refreshToken)),
          isNull(tokenPairs.usedAt),
          gt(tokenPairs.refreshExpiresAt, now),
          inArray(tokenPairs.familyId, livingFamilies(tx)),
        ),
      )
      .returning({ familyId: tokenPairs.familyId });
    if (!used) return answerAgain(tx, refreshToken, now);
    await forgetOldSuccessors(tx, used.familyId, now);
    return addPair(tx, used.familyId, next, now);
  });
}

/** A sealed pair is worth keeping only for the grace time. */
async function forgetOldSuccessors(tx: Tx, familyId: number, now: Date): Promise<void> {
  await tx
    .update(tokenPairs)
    .set({ sealedSuccessor: null })
    .where(and(eq(tokenPairs.familyId, familyId), lt(tokenPairs.usedAt, later(now, -GRACE_MS / 1000))));
}

/** The newest pair a token that was used before leads to. */
async function answerAgain(tx: Tx, refreshToken: string, now: Date, steps = 1): Promise<IssuedTokens | null> {
  const pair = await findPair(tx, refreshToken);
  if (!pair?.usedAt) return null;
  if (isOver(pair.usedAt, now) || !pair.sealed) {
    await endSession(tx, pair.familyId, now);
    return null;
  }
  const next = tokensSchema.parse(unseal(pair.sealed, refreshToken));
  const newer = steps < MAX_STEPS ? await answerAgain(tx, next.refresh, now, steps + 1) : null;
  const age = Math.floor((now.getTime() - pair.usedAt.getTime()) / 1000);
  return newer ?? { ...next, expiresIn: ACCESS_SECONDS - age };
}

async function findPair(tx: Tx, refreshToken: string) {
  const [pair] = await tx
    .select({ familyId: tokenPairs.familyId, usedAt: tokenPairs.usedAt, sealed: tokenPairs.sealedSuccessor })
    .from(tokenPairs)
    .where(and(eq(tokenPairs.refreshHash, tokenHash(refreshToken)), inArray(tokenPairs.familyId, livingFamilies(tx))));
  return pair ?? null;
}

function livingFamilies(db: DbOrTx) {
  return db
    .select({ id: tokenFamilies.id })
    .from(tokenFamilies)
    .innerJoin(users, eq(users.id, tokenFamilies.userId))
    .where(and(isNull(tokenFamilies.revokedAt), eq(users.state, 'normal'), eq(users.isClosed, false)));
}

/** Signs one device out. */
export async function endSession(db: DbOrTx, familyId: number, now: Date): Promise<void> {
  await db
    .update(tokenFamilies)
    .set({ revokedAt: now })
    .where(and(eq(tokenFamilies.id, familyId), isNull(tokenFamilies.revokedAt)));
}

/** Pairs of a device that were replaced stop to serve at once, without their time of grace: only the newest goes on. */
export async function endReplacedTokens(db: DbOrTx, familyId: number, now: Date): Promise<void> {
  const over = new Date(now.getTime() - GRACE_MS - 1);
  await db
    .update(tokenPairs)
    .set({ usedAt: over, sealedSuccessor: null })
    .where(and(eq(tokenPairs.familyId, familyId), gt(tokenPairs.usedAt, over)));
}

/** Removes tokens and codes that can never be used again. For the clean-up job. */
export async function removeExpiredTokens(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(tokenPairs).where(lt(tokenPairs.refreshExpiresAt, now));
  const pairs = db.select({ id: tokenPairs.id }).from(tokenPairs).where(eq(tokenPairs.familyId, tokenFamilies.id));
  await db
    .delete(tokenFamilies)
    .where(and(lt(tokenFamilies.createdAt, later(now, -REFRESH_SECONDS)), notExists(pairs)));
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, now));
}

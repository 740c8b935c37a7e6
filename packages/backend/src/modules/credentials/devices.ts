import { and, desc, eq, exists, gt, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { tokenFamilies, tokenPairs } from '../../kernel/db/schema/index.ts';
import { endSession } from './tokens.ts';

export type SignedInDevice = typeof tokenFamilies.$inferSelect;

/** Devices whose sign-in can still be used or renewed, the last used first. */
export function listDevices(db: Db, userId: number, now: Date): Promise<SignedInDevice[]> {
  return db
    .select()
    .from(tokenFamilies)
    .where(isAlive(db, userId, now))
    .orderBy(desc(tokenFamilies.lastUsedAt), desc(tokenFamilies.id));
}

/** How many devices are signed in. */
export async function countDevices(db: Db, userId: number, now: Date): Promise<number> {
  return db.$count(tokenFamilies, isAlive(db, userId, now));
}

/** More than anybody has; a script that signs in again and again fills no table. */
export const MAX_DEVICES = 50;

/** Ends the sign-ins used longest ago, so that no more than `MAX_DEVICES` stand. */
export async function endOldestDevices(tx: Tx, userId: number, now: Date): Promise<void> {
  const open = and(eq(tokenFamilies.userId, userId), isNull(tokenFamilies.revokedAt));
  const old = tx
    .select({ id: tokenFamilies.id })
    .from(tokenFamilies)
    .where(open)
    .orderBy(desc(tokenFamilies.lastUsedAt), desc(tokenFamilies.id))
    .offset(MAX_DEVICES);
  await tx.update(tokenFamilies).set({ revokedAt: now }).where(inArray(tokenFamilies.id, old));
}

/** Ends one of a customer's sign-ins. False when it is not theirs or has ended. */
export async function endDevice(db: Db, userId: number, id: number, now: Date): Promise<boolean> {
  const [device] = await db
    .select({ id: tokenFamilies.id })
    .from(tokenFamilies)
    .where(and(isAlive(db, userId, now), eq(tokenFamilies.id, id)));
  if (device) await endSession(db, device.id, now);
  return device !== undefined;
}

function isAlive(db: Db, userId: number, now: Date) {
  const renewable = db
    .select({ id: tokenPairs.id })
    .from(tokenPairs)
    .where(
      and(eq(tokenPairs.familyId, tokenFamilies.id), isNull(tokenPairs.usedAt), gt(tokenPairs.refreshExpiresAt, now)),
    );
  return and(eq(tokenFamilies.userId, userId), isNull(tokenFamilies.revokedAt), exists(renewable));
}

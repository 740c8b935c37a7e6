import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { passkeyChallenges } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';

/** As long as browsers wait for the device by default. */
export const CHALLENGE_SECONDS = 300;

/** Remembers what a device was asked to sign; without a customer it is to sign in. */
export async function keepChallenge(db: Db, challenge: string, userId: number | null, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + CHALLENGE_SECONDS * 1000);
  const [kept] = await db
    .insert(passkeyChallenges)
    .values({ challenge, userId, expiresAt })
    .returning({ uuid: passkeyChallenges.uuid });
  if (!kept) throw new Error('no challenge was kept');
  return kept.uuid;
}

/**
 * Takes a challenge back: it counts once, whatever comes of it, and only for whom it was made.
 * @throws ShopError `passkey.expired`
 */
export async function spendChallenge(db: Db, uuid: string, userId: number | null, now: Date): Promise<string> {
  const mine = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const [spent] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.uuid, uuid), mine, gt(passkeyChallenges.expiresAt, now)))
    .returning({ challenge: passkeyChallenges.challenge });
  if (!spent) throw refuse('passkey.expired');
  return spent.challenge;
}

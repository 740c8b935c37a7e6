import { and, eq, isNull } from 'drizzle-orm';
import type { Customer, ShopContext } from '../../kernel/context/shop-app.ts';
import { tokenFamilies } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';

/** For so long a sign-in, or a proof after it, says who is sitting there. */
const FRESH_MS = 10 * 60_000;

/** Milliseconds for which the proof of a device still counts; 0 when it has to be given anew. */
export const proofLeft = ({ provedAt }: Pick<Customer, 'provedAt'>, now: Date): number =>
  Math.max(0, provedAt.getTime() + FRESH_MS - now.getTime());

/**
 * For what takes an account over in one step: a device somebody left open, or tokens somebody copied, must not be enough.
 * @throws ShopError `proof.needed` when the customer has not proved within ten minutes who they are
 */
export function assertFresh(customer: Pick<Customer, 'provedAt'>, now: Date): void {
  if (proofLeft(customer, now) === 0) throw refuse('proof.needed');
}

/**
 * Writes down that the customer of a device has proved who they are.
 * @throws ShopError `auth.unauthenticated` when the device was signed out since the call began
 */
export async function keepProof(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { familyId }: Pick<Customer, 'familyId'>,
): Promise<void> {
  const proved = await db
    .update(tokenFamilies)
    .set({ provedAt: now() })
    .where(and(eq(tokenFamilies.id, familyId), isNull(tokenFamilies.revokedAt)))
    .returning({ id: tokenFamilies.id });
  if (proved.length === 0) throw refuse('auth.unauthenticated');
}

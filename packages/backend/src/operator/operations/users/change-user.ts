import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { pointsAccounts, users } from '../../../kernel/db/schema/index.ts';
import { sameText } from '../../../kernel/texts/languages.ts';
import { revokeSignIns } from '../../../modules/credentials/credentials.ts';
import { addMoney, spendMoney } from '../../../modules/ledgers/money.ts';
import { addPoints } from '../../../modules/points/add-points.ts';
import { redeemPoints } from '../../../modules/points/redeem-points.ts';
import { Refused } from '../refused.ts';
import { findAnyUser, type User, userName } from './find-user.ts';

const LONGEST_REASON = 250;

/**
 * Forbids an account, which signs it out everywhere, or allows it again.
 * @throws Refused when there is no such account
 */
export async function setAllowed(tx: Tx, { now }: ShopContext, reference: string, isAllowed: boolean): Promise<User> {
  const user = await findAnyUser(tx, reference);
  await tx
    .update(users)
    .set({ state: isAllowed ? 'normal' : 'forbidden' })
    .where(eq(users.id, user.id));
  if (!isAllowed) await revokeSignIns(tx, user.id, now());
  return user;
}

/** Signs a customer out everywhere. */
export async function signOut(tx: Tx, { now }: ShopContext, reference: string): Promise<User> {
  const user = await findAnyUser(tx, reference);
  await revokeSignIns(tx, user.id, now());
  return user;
}

/** A change by the shop: above 0 gives, below 0 takes. The customer reads the reason in their bills. */
export type Adjustment = { change: number; reason: string };

/**
 * Changes a balance, with a ledger row.
 * @returns the customer and the balance after it, in cents
 * @throws Refused for nothing, without a reason, or when the balance is lower
 */
export async function adjustBalance(
  tx: Tx,
  { now }: ShopContext,
  reference: string,
  adjustment: Adjustment,
): Promise<{ user: User; balance: number }> {
  const { change, remark } = checked(adjustment);
  const user = await findAnyUser(tx, reference);
  const entry = { userId: user.id, amount: Math.abs(change), remark, orderId: null, at: now() };
  if (change > 0) await addMoney(tx, entry);
  else if (!(await spendMoney(tx, entry))) {
    throw new Refused(`${userName(user)} has only ${(user.money / 100).toFixed(2)}.`);
  }
  const [after] = await tx.select({ money: users.money }).from(users).where(eq(users.id, user.id));
  return { user, balance: after?.money ?? 0 };
}

/**
 * Changes points, with a ledger row.
 * @returns the customer and the points after it
 * @throws Refused for nothing, without a reason, or when there are fewer
 */
export async function adjustPoints(
  tx: Tx,
  { now }: ShopContext,
  reference: string,
  adjustment: Adjustment,
): Promise<{ user: User; points: number }> {
  const { change, remark } = checked(adjustment);
  const user = await findAnyUser(tx, reference);
  const entry = { userId: user.id, points: Math.abs(change), remark, source: null, at: now() };
  const available = async () => {
    const [account] = await tx.select().from(pointsAccounts).where(eq(pointsAccounts.userId, user.id));
    return account?.available ?? 0;
  };
  if (change > 0) await addPoints(tx, entry);
  else if (!(await redeemPoints(tx, entry)))
    throw new Refused(`${userName(user)} has only ${await available()} points.`);
  return { user, points: await available() };
}

function checked({ change, reason }: Adjustment) {
  if (change === 0) throw new Refused('Nothing to change: 0.');
  const text = reason.trim();
  if (text === '' || text.length > LONGEST_REASON) {
    throw new Refused(`The customer reads the reason: 1 to ${LONGEST_REASON} characters.`);
  }
  return { change, remark: sameText(text) };
}

import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { moneyLogs, users } from '../../kernel/db/schema/index.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';

import type { LedgerType, PayWay } from '../../kernel/words/money.ts';

/** A change of a balance: `amount` in cents, positive; `at` is the moment in the ledger. */
export type MoneyChange = { userId: number; amount: number; remark: LocalText; orderId: number | null; at: Date };

/**
 * Takes money from a balance and writes the ledger row. False when the balance is lower: nothing has changed then.
 * An amount of 0 leaves no row.
 */
export async function spendMoney(tx: Tx, change: MoneyChange): Promise<boolean> {
  if (change.amount === 0) return true;
  const rows = await tx
    .update(users)
    .set({ money: sql`${users.money} - ${change.amount}` })
    .where(and(eq(users.id, change.userId), /* lock: balance-condition */ gte(users.money, change.amount)))
    .returning({ id: users.id });
  if (rows.length === 0) return false;
  await log(tx, change, 'spending');
  return true;
}

/** Puts money on a balance and writes the ledger row. Returns the id of the row; an amount of 0 leaves none. */
export async function addMoney(tx: Tx, change: MoneyChange): Promise<number | null> {
  if (change.amount === 0) return null;
  await tx
    .update(users)
    .set({ money: sql`${users.money} + ${change.amount}` })
    .where(eq(users.id, change.userId));
  return log(tx, change, 'income');
}

/** Tells in the bills of money that went through a payment provider; the balance stays as it is. */
export async function logOnlineMoney(tx: Tx, direction: LedgerType, change: MoneyChange): Promise<void> {
  if (change.amount > 0) await log(tx, change, direction, 'online');
}

async function log(tx: Tx, change: MoneyChange, type: LedgerType, payWay: PayWay = 'balance'): Promise<number | null> {
  const [row] = await tx
    .insert(moneyLogs)
    .values({
      userId: change.userId,
      type,
      money: change.amount,
      remark: change.remark,
      orderId: change.orderId,
      payWay,
      createdAt: change.at,
      updatedAt: change.at,
    })
    .returning({ id: moneyLogs.id });
  return row?.id ?? null;
}

import { randomInt } from 'node:crypto';
import { and, eq, gt, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { sandboxRefunds, sandboxTrades } from '../../kernel/db/schema/index.ts';
import type { Platform } from '../../modules/payment-attempts/payment-provider.ts';

export type Trade = typeof sandboxTrades.$inferSelect;
export type TradeRefund = typeof sandboxRefunds.$inferSelect;

export type NewTrade = {
  platform: Platform;
  number: string;
  description: string;
  amount: number;
  notifyUrl: string;
  returnUrl: string | null;
  expiresAt: Date;
};

/** Begins a trade, or finds the one of the same number. Null when that one asked for something else. */
export async function beginTrade(db: Db, trade: NewTrade, now: Date): Promise<Trade | null> {
  const transactionId = `8888${now.getTime()}${String(randomInt(1e9)).padStart(9, '0')}`;
  await db
    .insert(sandboxTrades)
    .values({ ...trade, transactionId, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: sandboxTrades.number });
  const known = await findTrade(db, trade.platform, trade.number);
  return known?.amount === trade.amount ? known : null;
}

export async function findTrade(db: Db, platform: Platform, number: string): Promise<Trade | null> {
  const isIt = and(eq(sandboxTrades.platform, platform), eq(sandboxTrades.number, number));
  const [trade] = await db.select().from(sandboxTrades).where(isIt);
  return trade ?? null;
}

export async function findTradeByToken(db: Db, token: string): Promise<Trade | null> {
  const [trade] = await db.select().from(sandboxTrades).where(eq(sandboxTrades.token, token));
  return trade ?? null;
}

/** The buyer pays. Null when it is too late, or was paid or closed before. */
export async function payTrade(db: Db, id: number, now: Date): Promise<Trade | null> {
  const isOpen = and(eq(sandboxTrades.id, id), eq(sandboxTrades.state, 'open'), gt(sandboxTrades.expiresAt, now));
  const [trade] = await db.update(sandboxTrades).set({ state: 'paid', paidAt: now }).where(isOpen).returning();
  return trade ?? null;
}

/** The buyer refuses, or the shop takes it back. Null when it is paid or was closed before. */
export async function closeTrade(db: Db, id: number): Promise<Trade | null> {
  const isOpen = and(eq(sandboxTrades.id, id), eq(sandboxTrades.state, 'open'));
  const [trade] = await db.update(sandboxTrades).set({ state: 'closed' }).where(isOpen).returning();
  return trade ?? null;
}

/** State at a moment: an open trade is closed when its time is over. */
export function tradeStateNow(trade: Trade, now: Date): Trade['state'] {
  return trade.state === 'open' && trade.expiresAt <= now ? 'closed' : trade.state;
}

/** Gives back a part of a paid trade, once for each number. Null when that is more than there is. */
export async function refundTrade(db: Db, trade: Trade, number: string, amount: number): Promise<TradeRefund | null> {
  return db.transaction(async (tx) => {
    const [held] = await tx.select().from(sandboxTrades).where(eq(sandboxTrades.id, trade.id)).for('update');
    const [known] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.number, number));
    if (known) return known.tradeId === trade.id && known.amount === amount ? known : null;
    const [before] = await tx
      .select({ total: sum(sandboxRefunds.amount).mapWith(Number) })
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.tradeId, trade.id));
    if (held?.state !== 'paid' || (before?.total ?? 0) + amount > trade.amount) return null;
    const [refund] = await tx.insert(sandboxRefunds).values({ tradeId: trade.id, number, amount }).returning();
    return refund ?? null;
  });
}

export async function findTradeRefund(db: Db, number: string): Promise<TradeRefund | null> {
  const [refund] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.number, number));
  return refund ?? null;
}

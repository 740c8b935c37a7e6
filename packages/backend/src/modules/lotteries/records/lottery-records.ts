import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { lotteries, lotteryLogs, lotteryPrizes } from '../../../kernel/db/schema/index.ts';
import { offsetOf, type PageQuery } from '../../../kernel/wire/page.ts';
import { orderBy } from '../../../kernel/wire/sort.ts';
import type { Times } from '../../../kernel/wire/times.ts';

export type Lottery = typeof lotteries.$inferSelect;
export type Prize = typeof lotteryPrizes.$inferSelect;
export type DrawLog = typeof lotteryLogs.$inferSelect;

type Sorted = PageQuery & { sort?: string | null | undefined };

/** Lotteries, open ones first, then by their start. */
export async function listLotteries(db: DbOrTx, now: Date, query: Sorted): Promise<{ rows: Lottery[]; total: number }> {
  const where = isNull(lotteries.deletedAt);
  const isOpen = and(eq(lotteries.isActive, true), lte(lotteries.startTime, now), gt(lotteries.endTime, now));
  const sortable = { created_at: lotteries.createdAt, id: lotteries.id };
  const rows = await db
    .select()
    .from(lotteries)
    .where(where)
    .orderBy(
      sql`case when ${isOpen} then 0 else 1 end`,
      ...orderBy(query.sort, sortable, [desc(lotteries.startTime), asc(lotteries.id)]),
    )
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db.select({ total: count() }).from(lotteries).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** A lottery that was not deleted, open or not. */
export async function findLottery(db: DbOrTx, id: number): Promise<Lottery | null> {
  const [lottery] = await db
    .select()
    .from(lotteries)
    .where(and(eq(lotteries.id, id), isNull(lotteries.deletedAt)));
  return lottery ?? null;
}

/** The same, held until the transaction ends: draws of a lottery, and whoever changes it, come one after the other. */
export async function lockLottery(tx: Tx, id: number): Promise<Lottery | null> {
  const [lottery] = await tx
    .select()
    .from(lotteries)
    .where(and(eq(lotteries.id, id), isNull(lotteries.deletedAt)))
    // lock: lottery-in-draw
    .for('no key update');
  return lottery ?? null;
}

/** The visible prizes of a lottery, in the order in which answers count them. */
export function loadPrizes(db: DbOrTx, lotteryId: number): Promise<Prize[]> {
  return db
    .select()
    .from(lotteryPrizes)
    .where(and(eq(lotteryPrizes.lotteryId, lotteryId), eq(lotteryPrizes.isHidden, false)))
    .orderBy(desc(lotteryPrizes.sort), asc(lotteryPrizes.id));
}

/** Draws of a customer in one lottery since midnight of the shop. */
export function countDrawsToday(
  db: DbOrTx,
  userId: number,
  lotteryId: number,
  { now, times }: { now: Date; times: Times },
): Promise<number> {
  const midnight = times.parse(times.day(now)) ?? now;
  return db.$count(
    lotteryLogs,
    and(eq(lotteryLogs.userId, userId), eq(lotteryLogs.lotteryId, lotteryId), gte(lotteryLogs.drawnAt, midnight)),
  );
}

/** A prize somebody won, with the lottery it came from. */
export type WonPrize = { log: DrawLog; prize: Prize; lottery: Lottery };

const sortableLogs = { created_at: lotteryLogs.createdAt, id: lotteryLogs.id };
const newestFirst = [desc(lotteryLogs.createdAt), desc(lotteryLogs.id)];
/** Blanks and losses are no prizes. */
const isWon = isNotNull(lotteryPrizes.modelType);

/** Who won what in a lottery: everybody's prizes. */
export function listWinners(
  db: DbOrTx,
  lotteryId: number,
  query: Sorted,
): Promise<{ rows: WonPrize[]; total: number }> {
  return listWon(db, and(isWon, eq(lotteryLogs.lotteryId, lotteryId)), query, []);
}

/** A customer's own prizes, those still to be redeemed first. */
export function listOwnPrizes(db: DbOrTx, userId: number, query: Sorted): Promise<{ rows: WonPrize[]; total: number }> {
  const openFirst = sql`case when ${eq(lotteryLogs.state, 'open')} then 0 else 1 end`;
  return listWon(db, and(isWon, eq(lotteryLogs.userId, userId)), query, [openFirst]);
}

async function listWon(
  db: DbOrTx,
  where: ReturnType<typeof and>,
  query: Sorted,
  first: ReturnType<typeof sql>[],
): Promise<{ rows: WonPrize[]; total: number }> {
  const rows = await db
    .select({ log: lotteryLogs, prize: lotteryPrizes, lottery: lotteries })
    .from(lotteryLogs)
    .innerJoin(lotteryPrizes, eq(lotteryPrizes.id, lotteryLogs.prizeId))
    .innerJoin(lotteries, eq(lotteries.id, lotteryLogs.lotteryId))
    .where(where)
    .orderBy(...first, ...orderBy(query.sort, sortableLogs, newestFirst))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db
    .select({ total: count() })
    .from(lotteryLogs)
    .innerJoin(lotteryPrizes, eq(lotteryPrizes.id, lotteryLogs.prizeId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

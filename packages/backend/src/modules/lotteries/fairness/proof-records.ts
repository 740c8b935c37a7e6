import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { lotteries, lotteryLogs, lotteryPrizes, lotteryProofs, lotterySeeds } from '../../../kernel/db/schema/index.ts';
import { offsetOf, type PageQuery } from '../../../kernel/wire/page.ts';
import type { DrawLog, Lottery, Prize } from '../records/lottery-records.ts';
import type { SeedRow } from './seeds.ts';

type Proof = typeof lotteryProofs.$inferSelect;
/** A draw with what it was made from; a draw of before there were proofs has neither proof nor seed. */
export type ProvenDraw = { log: DrawLog; lottery: Lottery; proof: Proof | null; seed: SeedRow | null };

type OwnDraws = PageQuery & { integral_draw_id?: number | null | undefined };

/** A customer's own draws, lost ones among them, newest first. */
export async function listOwnDraws(
  db: DbOrTx,
  userId: number,
  query: OwnDraws,
): Promise<{ rows: ProvenDraw[]; total: number }> {
  const { integral_draw_id: lotteryId } = query;
  const where = and(eq(lotteryLogs.userId, userId), lotteryId ? eq(lotteryLogs.lotteryId, lotteryId) : undefined);
  const rows = await selectDraws(db)
    .where(where)
    .orderBy(desc(lotteryLogs.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db.select({ total: count() }).from(lotteryLogs).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** One of a customer's own draws. */
export async function findOwnDraw(db: DbOrTx, userId: number, logId: number): Promise<ProvenDraw | null> {
  const [row] = await selectDraws(db).where(and(eq(lotteryLogs.id, logId), eq(lotteryLogs.userId, userId)));
  return row ?? null;
}

const selectDraws = (db: DbOrTx) =>
  db
    .select({ log: lotteryLogs, lottery: lotteries, proof: lotteryProofs, seed: lotterySeeds })
    .from(lotteryLogs)
    .innerJoin(lotteries, eq(lotteries.id, lotteryLogs.lotteryId))
    .leftJoin(lotteryProofs, eq(lotteryProofs.logId, lotteryLogs.id))
    .leftJoin(lotterySeeds, eq(lotterySeeds.day, lotteryProofs.day));

/** Prizes of some draws as they are called now, hidden ones among them, by id. */
export async function prizesOfDraws(db: DbOrTx, draws: readonly ProvenDraw[]): Promise<Map<number, Prize>> {
  const ids = new Set(
    draws.flatMap(({ proof, log }) => [...(proof?.prizes.map(([id]) => id) ?? []), log.prizeId ?? 0]),
  );
  if (ids.size === 0) return new Map();
  const rows = await db
    .select()
    .from(lotteryPrizes)
    .where(inArray(lotteryPrizes.id, [...ids]));
  return new Map(rows.map((prize) => [prize.id, prize]));
}

/** Days with a seed, newest first. */
export async function listSeeds(db: DbOrTx, query: PageQuery): Promise<{ rows: SeedRow[]; total: number }> {
  const rows = await db
    .select()
    .from(lotterySeeds)
    .orderBy(desc(lotterySeeds.day))
    .limit(query.limit)
    .offset(offsetOf(query));
  return { rows, total: await db.$count(lotterySeeds) };
}

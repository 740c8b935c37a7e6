import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../../kernel/db/database.ts';
import {
  lotteryDays,
  lotteryLogs,
  lotteryPrizes,
  lotteryProofs,
  lotterySeeds,
  type PrizeKind,
  pointsLogs,
} from '../../../../kernel/db/schema/index.ts';
import type { Times } from '../../../../kernel/wire/times.ts';
import type { SeedRow } from '../../../../modules/lotteries/fairness/seeds.ts';

/** `kind`: what was drawn; null for a blank and for nothing. */
export type AuditedDraw = {
  proof: typeof lotteryProofs.$inferSelect;
  log: typeof lotteryLogs.$inferSelect;
  kind: PrizeKind | null;
};

/** Everything the database says of a day of draws. */
export type DayRecords = {
  seed: SeedRow | null;
  /** In the order of lotteries and their numbers. */
  draws: AuditedDraw[];
  /** How many draws each lottery counted. */
  counts: Map<number, number>;
  /** Points booked for a draw, by its number in the log. */
  paid: Map<number, number>;
  /** Draws of the day without a proof, though there were seeds already. */
  unproven: number[];
  /** The same, of the time before draws could be checked. */
  older: number;
};

export async function readDay(db: DbOrTx, day: string, times: Times): Promise<DayRecords> {
  const [seed = null] = await db.select().from(lotterySeeds).where(eq(lotterySeeds.day, day));
  const draws = await db
    .select({ proof: lotteryProofs, log: lotteryLogs, kind: lotteryPrizes.modelType })
    .from(lotteryProofs)
    .innerJoin(lotteryLogs, eq(lotteryLogs.id, lotteryProofs.logId))
    .leftJoin(lotteryPrizes, eq(lotteryPrizes.id, lotteryLogs.prizeId))
    .where(eq(lotteryProofs.day, day))
    .orderBy(asc(lotteryProofs.lotteryId), asc(lotteryProofs.number));
  const counts = await db.select().from(lotteryDays).where(eq(lotteryDays.day, day));
  return {
    seed,
    draws,
    counts: new Map(counts.map(({ lotteryId, draws }) => [lotteryId, draws])),
    paid: await readPaid(db, day),
    ...(await readUnproven(db, day, times)),
  };
}

async function readPaid(db: DbOrTx, day: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: lotteryProofs.logId, points: sql<number>`sum(${pointsLogs.operation})`.mapWith(Number) })
    .from(lotteryProofs)
    .innerJoin(pointsLogs, eq(pointsLogs.sourceNumber, sql`${lotteryProofs.logId}::text`))
    .where(and(eq(lotteryProofs.day, day), eq(pointsLogs.type, 'spending'), eq(pointsLogs.sourceType, 'lottery')))
    .groupBy(lotteryProofs.logId);
  return new Map(rows.map(({ id, points }) => [id, points]));
}

async function readUnproven(db: DbOrTx, day: string, times: Times): Promise<Pick<DayRecords, 'unproven' | 'older'>> {
  const midnight = times.parse(day);
  const noon = times.parse(`${day} 12:00:00`);
  const next = noon && times.parse(times.day(new Date(noon.getTime() + 86_400_000)));
  if (!midnight || !next) throw new Error(`${day} is no day`);
  const rows = await db
    .select({ id: lotteryLogs.id, drawnAt: lotteryLogs.drawnAt })
    .from(lotteryLogs)
    .leftJoin(lotteryProofs, eq(lotteryProofs.logId, lotteryLogs.id))
    .where(and(isNull(lotteryProofs.logId), gte(lotteryLogs.drawnAt, midnight), lt(lotteryLogs.drawnAt, next)))
    .orderBy(asc(lotteryLogs.id));
  const [first] = await db.select().from(lotterySeeds).orderBy(asc(lotterySeeds.day)).limit(1);
  const unproven = rows.filter(({ drawnAt }) => first && drawnAt > first.createdAt).map(({ id }) => id);
  return { unproven, older: rows.length - unproven.length };
}

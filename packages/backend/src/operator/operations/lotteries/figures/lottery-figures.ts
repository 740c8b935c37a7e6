import { and, count, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../../kernel/db/database.ts';
import { lotteryLogs, lotteryPrizes, pointsLogs } from '../../../../kernel/db/schema/index.ts';
import { prizeValues } from './prize-values.ts';

/** What became of a lottery so far. `value`: cents of the prizes that were given, blanks left out; `left`: limited prizes still there. */
export type LotteryFigures = { draws: number; points: number; prizes: number; value: number; left: number };

export const noFigures: LotteryFigures = { draws: 0, points: 0, prizes: 0, value: 0, left: 0 };

/** Days whose draws say how many there will be. */
const RECENT_DAYS = 7;

/** Running figures of lotteries, by id. */
export async function lotteryFigures(db: DbOrTx, ids: readonly number[]): Promise<Map<number, LotteryFigures>> {
  if (ids.length === 0) return new Map();
  const prizes = await db
    .select()
    .from(lotteryPrizes)
    .where(inArray(lotteryPrizes.lotteryId, [...ids]));
  const values = await prizeValues(db, prizes);
  const logs = await db
    .select({ lotteryId: lotteryLogs.lotteryId, prizeId: lotteryLogs.prizeId, times: count() })
    .from(lotteryLogs)
    .where(inArray(lotteryLogs.lotteryId, [...ids]))
    .groupBy(lotteryLogs.lotteryId, lotteryLogs.prizeId);
  const points = await pointsTaken(db, ids);
  const blanks = new Set(prizes.flatMap(({ id, modelType }) => (modelType === null ? [id] : [])));
  return new Map(
    ids.map((id) => {
      const own = logs.filter(({ lotteryId }) => lotteryId === id);
      const won = own.filter(({ prizeId }) => prizeId !== null && !blanks.has(prizeId));
      const limited = prizes.filter(
        ({ lotteryId, quantity, isHidden }) => lotteryId === id && quantity >= 0 && !isHidden,
      );
      return [
        id,
        {
          draws: sum(own, ({ times }) => times),
          points: points.get(id) ?? 0,
          prizes: sum(won, ({ times }) => times),
          value: sum(won, ({ prizeId, times }) => times * (values.get(prizeId ?? 0) ?? 0)),
          left: sum(limited, ({ remaining }) => remaining),
        },
      ];
    }),
  );
}

/** Draws a day of late: the mean of the last week, or of the days since the lottery began. */
export async function drawsADay(db: DbOrTx, id: number, starts: Date, now: Date): Promise<number> {
  const week = RECENT_DAYS * 86_400_000;
  const since = new Date(Math.max(now.getTime() - week, starts.getTime()));
  const days = Math.max(1, (now.getTime() - since.getTime()) / 86_400_000);
  const draws = await db.$count(lotteryLogs, and(eq(lotteryLogs.lotteryId, id), gte(lotteryLogs.drawnAt, since)));
  return draws / days;
}

async function pointsTaken(db: DbOrTx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: pointsLogs.sourceId, points: sql<number>`sum(${pointsLogs.operation})`.mapWith(Number) })
    .from(pointsLogs)
    .where(
      and(
        eq(pointsLogs.sourceType, 'lottery'),
        eq(pointsLogs.type, 'spending'),
        isNotNull(pointsLogs.sourceId),
        inArray(pointsLogs.sourceId, [...ids]),
      ),
    )
    .groupBy(pointsLogs.sourceId);
  return new Map(rows.map(({ id, points }) => [id ?? 0, points]));
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

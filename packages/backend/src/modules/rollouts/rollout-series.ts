import { count, eq, min, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { rolloutEvents } from '../../kernel/db/schema/index.ts';
import { isMet, SEEN } from './rollout-events.ts';

/** Of one group, at the end of each interval: visitors so far, and how many of them had met what, by family and event. */
type GroupSeries = { visitors: number[]; events: Record<string, Record<string, number[]>> };
export type RolloutSeries = { times: string[]; candidate: GroupSeries; control: GroupSeries };

/** As many as a drawing has room for. */
const INTERVALS = 60;
const LEAST_SECONDS = INTERVALS;

const nobody: GroupSeries = { visitors: [], events: {} };

type Row = { hadCandidate: boolean; family: string; event: string; interval: number; number: number };

/** How what visitors of a rollout met came together since its first event: whole numbers that only rise, of all shares together. */
export async function seriesOfEvents(db: DbOrTx, rollout: string, now: Date): Promise<RolloutSeries> {
  const { hadCandidate, family, event, createdAt } = rolloutEvents;
  const epochOf = (time: unknown) => sql`date_part('epoch', ${time})`;
  const isOfRollout = eq(rolloutEvents.rollout, rollout);
  const start = db
    .select({ at: epochOf(min(createdAt)) })
    .from(rolloutEvents)
    .where(isOfRollout);
  const end = sql`greatest(${now.getTime() / 1_000}::float8, (${start}) + ${LEAST_SECONDS}::float8)`;
  const rows = await db
    .select({
      hadCandidate,
      family,
      event,
      // 1 to 60; 61 is what another server's clock calls later than now.
      interval: sql<number>`width_bucket(${epochOf(createdAt)}, (${start}), ${end}, ${INTERVALS}::int)`,
      number: count(),
      first: min(createdAt),
    })
    .from(rolloutEvents)
    .where(isOfRollout)
    // By position: a parameter that is written twice is two for PostgreSQL.
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`);
  if (rows.length === 0) return { times: [], candidate: nobody, control: nobody };
  const first = Math.min(...rows.map((row) => row.first?.getTime() ?? now.getTime()));
  return {
    times: timesOf(first, now),
    candidate: groupOf(rows.filter((row) => row.hadCandidate)),
    control: groupOf(rows.filter((row) => !row.hadCandidate)),
  };
}

function timesOf(first: number, now: Date): string[] {
  const seconds = Math.max(now.getTime() - first, LEAST_SECONDS * 1_000) / INTERVALS;
  return Array.from({ length: INTERVALS }, (_, at) => new Date(Math.round(first + seconds * (at + 1))).toISOString());
}

function groupOf(rows: readonly Row[]): GroupSeries {
  const met = rows.filter(({ family }) => isMet(family));
  return {
    visitors: sumsOf(rows.filter(({ family }) => family === SEEN)),
    events: Object.fromEntries(
      [...Map.groupBy(met, ({ family }) => family)].map(([family, own]) => [
        family,
        Object.fromEntries([...Map.groupBy(own, ({ event }) => event)].map(([event, its]) => [event, sumsOf(its)])),
      ]),
    ),
  };
}

function sumsOf(rows: readonly Row[]): number[] {
  const news = new Array<number>(INTERVALS).fill(0);
  for (const { interval, number } of rows) news[Math.min(interval, INTERVALS) - 1]! += number;
  let sum = 0;
  return news.map((own) => (sum += own));
}

import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** What is waiting in the database, whichever process will do it. Ages are seconds. */
export type StoredNumbers = {
  jobsDue: number;
  jobsPlanned: number;
  jobsRunning: number;
  jobsGivenUp: number;
  oldestJob: number;
  outboxWaiting: number;
  outboxGivenUp: number;
  oldestMessage: number;
};

/** Counts by indexes of what is open, so it costs the same however much was done before. */
export async function readStoredNumbers(db: Db, now: Date): Promise<StoredNumbers> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const age = (instant: string) => sql`coalesce(extract(epoch from ${time} - min(${sql.raw(instant)})), 0)::float8`;
  const { rows } = await db.execute<StoredNumbers>(sql`
    select * from
      (select count(*) filter (where run_at <= ${time} and (leased_until is null or leased_until <= ${time})) as "jobsDue",
        count(*) filter (where run_at > ${time}) as "jobsPlanned",
        count(*) filter (where leased_until > ${time}) as "jobsRunning"
        from jobs where finished_at is null) open_jobs,
      (select count(*) as "jobsGivenUp" from jobs where finished_at is not null and last_error is not null) given_up,
      (select ${age('run_at')} as "oldestJob" from jobs
        where finished_at is null and run_at <= ${time} and (leased_until is null or leased_until <= ${time})) oldest_job,
      (select count(*) as "outboxWaiting", ${age('created_at')} as "oldestMessage" from outbox where state = 0) waiting,
      (select count(*) as "outboxGivenUp" from outbox where state = 2) lost`);
  const [row] = rows;
  if (!row) throw new Error('the database counts nothing');
  return row;
}

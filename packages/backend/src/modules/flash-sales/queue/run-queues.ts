import type { Db } from '../../../kernel/db/database.ts';
import { databaseFailure } from '../../../kernel/db/failures.ts';
import { rawQuery } from '../../../kernel/db/raw-query.ts';
import { placeStates } from '../../../kernel/words/flash-sales.ts';
import { advanceQueue } from './advance-queue.ts';
import type { SaleQueues } from './sale-queues.ts';

/** While somebody waits. */
const BUSY_MS = 250;
/** While nobody does: holds that are over are given back within it. */
const QUIET_MS = 1000;

/** Lines in which something may be due: somebody waits, or a hold is over. */
const dueLines = rawQuery<{ id: number }>(`
  select distinct flash_sale_sku_id as id from flash_sale_places
  where state = ${placeStates.numbers.waiting} or (state = ${placeStates.numbers.turn} and held_until <= $1::timestamptz)
  order by 1`);

/** Carries on every line once. Any number of processes may do so at once. @returns how many lines there were */
export async function advanceQueues(db: Db, now: () => Date): Promise<number> {
  const due = await dueLines(db, now().toISOString());
  for (const { id } of due) await db.transaction((tx) => advanceQueue(tx, id, now()));
  return due.length;
}

type Context = {
  db: Db;
  now: () => Date;
  log: { error(details: object, message: string): void };
};

export type RunningQueues = { stop(): Promise<void> };

/** Carries on lines until stopped. Nothing of it is remembered: any process goes on where another one died. */
export function runQueues({ db, now, log }: Context, lines: SaleQueues): RunningQueues {
  let isStopping = false;
  let wake: () => void = () => {};
  lines.onChange = () => wake();
  const loop = run();

  async function run(): Promise<void> {
    let isFailing = false;
    while (!isStopping) {
      let isBusy = false;
      try {
        isBusy = (await advanceQueues(db, now)) > 0;
        isFailing = false;
      } catch (error) {
        // Once for an outage.
        if (!isFailing) log.error({ err: error }, 'lines of flash sales could not be carried on');
        isFailing = databaseFailure(error) !== null;
      }
      await rest(isBusy);
    }
  }

  function rest(isBusy: boolean): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, isBusy ? BUSY_MS : QUIET_MS);
      wake = () => {
        if (isBusy && !isStopping) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    stop: async () => {
      isStopping = true;
      wake();
      await loop;
    },
  };
}

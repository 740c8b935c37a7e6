import type { FastifyBaseLogger } from 'fastify';
import type { ChangeEvents } from '../../kernel/change-events/change-events.ts';
import { publishAll } from '../../kernel/change-events/publish.ts';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { databaseFailure } from '../../kernel/db/failures.ts';
import { rawQuery } from '../../kernel/db/raw-query.ts';

/** The next turn is looked for this often at least; a sale that comes or goes is heard of. */
const LOOK_MS = 30_000;

type Turn = { turn: string | null };
const nextTurn = rawQuery<Turn>(`
  select least(
    (select min(time) from flash_sales where time > $1::timestamptz and is_show = 1 and deleted_at is null),
    (select min(end_time) from flash_sales where end_time > $1::timestamptz and is_show = 1 and deleted_at is null)) as turn`);
const turnedProducts = rawQuery<{ productId: number }>(`
  select distinct good_id as "productId" from flash_sales
  where is_show = 1 and deleted_at is null
    and ((time > $1::timestamptz and time <= $2::timestamptz) or (end_time > $1::timestamptz and end_time <= $2::timestamptz))`);

/**
 * Publishes what became of prices between two moments because sales began or ended: pages that web caches are invalidated like by any change.
 *
 * @returns how many products have another price
 */
export async function publishTurned(db: DbOrTx, after: Date, until: Date): Promise<number> {
  const products = await turnedProducts(db, after.toISOString(), until.toISOString());
  if (products.length === 0) return 0;
  await publishAll(db, ['flash-sales', 'prices', ...products.map(({ productId }) => `good:${productId}` as const)]);
  return products.length;
}

type Context = {
  db: DbOrTx;
  now: () => Date;
  changeEvents: Pick<ChangeEvents, 'on'>;
  log: Pick<FastifyBaseLogger, 'error'>;
};

/**
 * Publishes turns of sales as they come. Every process does, each by its own clock: none has to live for it, and what was made by one that is a
 * moment behind is invalidated when that one publishes. What was missed while no process lived, nobody has kept.
 *
 * @returns ends it
 */
export function publishTurns({ db, now, changeEvents, log }: Context): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let wake = () => {};
  const forget = changeEvents.on('flash-sales', () => wake());
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      wake = done;
      if (stopping.signal.aborted) done();
    });

  const run = async () => {
    let told = now();
    while (!stopping.signal.aborted) {
      let left = LOOK_MS;
      try {
        const until = now();
        await publishTurned(db, told, until);
        told = until;
        const [next] = await nextTurn(db, until.toISOString());
        if (next?.turn) left = Math.min(left, new Date(next.turn).getTime() - now().getTime());
      } catch (error) {
        if (databaseFailure(error) === null) log.error({ err: error }, 'turns of flash sales could not be told');
        left = 1_000;
      }
      await pause(Math.max(1, left));
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      forget();
      wake();
      await running;
    },
  };
}

import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { pgliteDatabase } from '../../testing/pglite-database.ts';
import { postgresDatabase } from '../../testing/postgres-database.ts';
import { TestShop } from '../../testing/test-shop.ts';
import { runSchedules } from './run-schedules.ts';

/**
 * A program: runs the schedules of a range of seeds in a database of its own. Ends with 1 and the report on standard error
 * when one of them fails; standard output counts what is done, and at the end what came of it.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'postgres' },
    first: { type: 'string', default: '1' },
    count: { type: 'string', default: '500' },
  },
});

const shop = new TestShop(values.engine === 'pglite' ? await pgliteDatabase() : await postgresDatabase());
try {
  const failure = await runSchedules(shop, {
    first: Number(values.first),
    count: Number(values.count),
    onChecked: (done) => console.log(`${done} schedules`),
  });
  console.log(JSON.stringify(await countRows(shop)));
  if (failure) {
    console.error(failure.report);
    process.exitCode = 1;
  }
} finally {
  await shop.close();
}

async function countRows({ db }: TestShop): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*) from orders) as orders,
      (select count(*) from orders where pay_time is not null) as "orders paid",
      (select count(*) from payment_logs where outcome = 'applied') as "online payments applied",
      (select count(*) from payment_logs where outcome = 'returned') as "online payments returned",
      (select count(*) from payment_notices) as "notices taken",
      (select count(*) from orders where state = 7) as "orders refunded",
      (select count(*) from refund_requests) as "refunds asked for",
      (select count(*) from refund_requests where state = 'refunded') as "refunds done",
      (select count(*) from orders where state in (4, 6)) as "orders cancelled or expired",
      (select count(*) from lottery_logs) as draws,
      (select count(*) from flash_sale_places) as "places in lines",
      (select count(*) from flash_sale_places where state = 2) as "held pieces ordered",
      (select count(*) from flash_sale_places where state = 3) as "holds lapsed"`);
  return rows[0] ?? {};
}

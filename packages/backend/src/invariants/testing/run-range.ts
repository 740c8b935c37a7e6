import { parseArgs } from 'node:util';
import { pgliteDatabase } from '../../testing/pglite-database.ts';
import { postgresDatabase } from '../../testing/postgres-database.ts';
import { TestShop } from '../../testing/test-shop.ts';
import { runSchedules } from './run-schedules.ts';

/**
 * A program: runs the schedules of a range of seeds in a database of its own. Ends with 1 and the report on standard error
 * when one of them fails; standard output counts what is done.
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
  if (failure) {
    console.error(failure.report);
    process.exitCode = 1;
  }
} finally {
  await shop.close();
}

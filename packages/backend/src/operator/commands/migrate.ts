import { Command } from 'commander';
import { withDatabase } from './with-database.ts';

/** Opening a database brings it up to date, so there is nothing more to do. */
export const migrateCommand = new Command('migrate')
  .description('bring the database up to date')
  .action(() =>
    withDatabase('migrate', async (database) => console.log(`The ${database.engine} database is up to date.`)),
  );

import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { commandConfig } from './support/settings.ts';

/** Runs a command on the shop's database, opened and up to date, and closes it again. */
export async function withDatabase<T>(work: (database: Database, config: Config) => Promise<T>): Promise<T> {
  const config = commandConfig(process.env);
  const database = await openDatabase(config);
  try {
    return await work(database, config);
  } finally {
    await database.close();
  }
}

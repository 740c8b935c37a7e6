import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';

/**
 * Opens the database the settings name and brings it up to date: PostgreSQL with `DATABASE_URL`, else the embedded one below `SHOP_DATA`.
 * @throws StoreLockedError when another process uses the embedded one
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  onError: (error: Error) => void = () => {},
): Promise<Database> {
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl, { onError })
    : await openEmbedded(join(config.dataFolder, 'database'));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

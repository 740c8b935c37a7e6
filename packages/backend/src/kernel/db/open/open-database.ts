import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres, type PostgresOptions } from './postgres/open-postgres.ts';
import { SERVING } from './postgres/time-limits.ts';

export type OpenOptions = {
  /** Work to be done first, such as seeding: it may take its time. */
  prepare?: (database: Database) => Promise<unknown>;
  /** For answering requests: nobody waits long then, and whoever opens hears how the database is. */
  serving?: Pick<PostgresOptions, 'onLost' | 'onBack'> & EmbeddedOptions;
};

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>;

/**
 * Opens the database the settings name and brings it up to date: PostgreSQL with `DATABASE_URL`, else the embedded one below `SHOP_DATA`.
 * @throws StoreLockedError when another process uses the embedded one
 */
export async function openDatabase({ databaseUrl, dataFolder }: Place, options: OpenOptions = {}): Promise<Database> {
  const { prepare, serving } = options;
  if (!databaseUrl) return prepared(await openEmbedded(join(dataFolder, 'database'), serving), prepare);
  const patient = await prepared(openPostgres(databaseUrl), prepare);
  if (!serving) return patient;
  await patient.close();
  return openPostgres(databaseUrl, { ...serving, limits: SERVING });
}

async function prepared(database: Database, prepare: OpenOptions['prepare']): Promise<Database> {
  try {
    await migrate(database);
    await prepare?.(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

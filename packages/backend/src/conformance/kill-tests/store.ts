import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Engine } from '../../kernel/db/database.ts';
import { openDatabase } from '../../kernel/db/open/open-database.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../../testing/postgres-database.ts';

/** A data folder and a database that outlive the processes working on them. */
export type Store = {
  /** Settings of the api. */
  env: Record<string, string>;
  /** Opens the database, once no process holds the embedded one. */
  open(): Promise<Database>;
  remove(): Promise<void>;
};

export const PROJECT_KEY = 'jishi-crash-key';

export async function makeStore(engine: Engine): Promise<Store> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'jishi-crash-'));
  const name = `jishi_crash_${randomBytes(6).toString('hex')}`;
  const databaseUrl = engine === 'postgres' ? await createPostgresDatabase(name) : null;
  return {
    env: {
      SHOP_DATA: dataFolder,
      SHOP_PROJECT_KEY: PROJECT_KEY,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    open: () => openDatabase({ databaseUrl, dataFolder }),
    remove: async () => {
      if (databaseUrl) await dropPostgresDatabase(databaseUrl);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

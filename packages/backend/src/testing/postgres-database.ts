import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../kernel/db/database.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { openPostgres } from '../kernel/db/open/postgres/open-postgres.ts';
import { migrationsHash } from './template.ts';

const TEMPLATE_LOCK = 7_251_404;

/** Where tests may create databases. */
export const postgresUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export async function isPostgresReachable(): Promise<boolean> {
  try {
    await withAdmin((admin) => admin.query('select 1'));
    return true;
  } catch {
    return false;
  }
}

/** A migrated database of its own on PostgreSQL, dropped when closed. */
export async function postgresDatabase(): Promise<Database> {
  const url = await createPostgresDatabase(`jishi_test_${randomBytes(6).toString('hex')}`);
  const database = openPostgres(url, { maxConnections: 8 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await dropPostgresDatabase(url);
    },
  };
}

/** Makes a migrated, empty database and answers its address; the name is a plain word. */
export async function createPostgresDatabase(name: string): Promise<string> {
  await withAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const template = await ensureTemplate(admin);
    await admin.query(`create database ${name} template ${template}`);
  });
  return urlOf(name);
}

/** Drops a database made by `createPostgresDatabase`, whoever still uses it. */
export async function dropPostgresDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await withAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
}

async function ensureTemplate(admin: pg.Client): Promise<string> {
  const name = `jishi_test_template_${migrationsHash()}`;
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 1) return name;
  const draft = `${name}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  const database = openPostgres(urlOf(draft), { maxConnections: 1 });
  await migrate(database);
  await database.close();
  await admin.query(`alter database ${draft} rename to ${name}`);
  return name;
}

async function withAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: postgresUrl, connectionTimeoutMillis: 3000 });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${database}`;
  return url.href;
}

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { ApiProcess } from './conformance/kill-tests/api-process.ts';
import { makeStore } from './conformance/kill-tests/store.ts';
import { lotterySeeds } from './kernel/db/schema/index.ts';
import { forPostgres } from './testing/engines.ts';

const script = new URL('./server.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'jishi-server-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a shop that is no demo and does not know its address does not start, and opens nothing', async () => {
  const data = join(folder, 'data');
  const env = { PATH: process.env['PATH'], SHOP_DATA: data, SHOP_PROJECT_KEY: 'a-real-key', SHOP_API_PORT: '0' };
  const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [script], { env }, (error, _out, said) => resolve({ code: error?.code, said }));
  });
  expect(code).toBe(1);
  expect(said).toMatch(/^Some settings are wrong:\n {2}- SHOP_PUBLIC_ORIGIN is missing[^\n]*\n$/);
  expect(existsSync(data)).toBe(false);
}, 60_000);

it('an api says at its start that another key sealed the seed of the draws', async () => {
  const store = await makeStore('pglite');
  try {
    const database = await store.open();
    const seed = { day: '2999-01-01', hash: '0'.repeat(64), sealed: 'with another key' };
    await database.db.insert(lotterySeeds).values(seed);
    await database.close();
    const api = new ApiProcess({ ...store.env, SHOP_DRAW_KEY: 'k'.repeat(32) });
    await api.origin();
    const { code, output } = await api.stop();
    expect(code).toBe(0);
    expect(output).toContain('The seed of the lottery draws of 2999-01-01 was sealed with another key');
  } finally {
    await store.remove();
  }
}, 240_000);

forPostgres('an api that has just begun to serve', () => {
  it('lives on when its database goes away before all is looked through', async () => {
    const store = await makeStore('postgres');
    const other = new pg.Client({ connectionString: store.env['DATABASE_URL'] });
    try {
      await other.connect();
      await other.query('begin; lock table lottery_seeds in access exclusive mode');
      const api = new ApiProcess(store.env);
      const origin = await api.origin();
      await vi.waitUntil(() => someoneWaits(other), WITHIN);
      await other.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await other.query('rollback');
      await vi.waitUntil(async () => (await fetch(`${origin}/readyz`)).ok, WITHIN);
      const { code, output } = await api.stop();
      expect(code).toBe(0);
      expect(output).toContain('a check at the start could not be made');
    } finally {
      await other.end();
      await store.remove();
    }
  }, 240_000);
});

const WITHIN = { timeout: 60_000, interval: 50 };

async function someoneWaits(database: pg.Client): Promise<boolean> {
  const { rowCount } = await database.query(
    `select 1 from pg_locks where relation = 'lottery_seeds'::regclass and not granted`,
  );
  return (rowCount ?? 0) > 0;
}

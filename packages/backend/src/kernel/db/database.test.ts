import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEngines } from '../../testing/index.ts';
import { postgresUrl } from '../../testing/postgres-database.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './open/embedded/open-embedded.ts';
import { StoreLockedError } from './open/embedded/store-lock.ts';
import { openPostgres } from './open/postgres/open-postgres.ts';
import { categories, users } from './schema/index.ts';

describeEngines('database', (shop, engine) => {
  it('reads counts, sums and ids as numbers and times as dates', async () => {
    const { rows } = await shop().db.execute(sql`select count(*) c, sum(5::int8) s, 7::int8 i, sum(1.5::numeric) n`);
    expect(rows).toEqual([{ c: 0 + 1, s: 5, i: 7, n: 1.5 }]);
    const [row] = await shop()
      .db.insert(categories)
      .values({ name: { zh: '水果' } })
      .returning();
    expect(row).toMatchObject({ id: expect.any(Number), name: { zh: '水果' }, createdAt: expect.any(Date) });
  });

  it('throws when the outer connection is used inside a transaction', async () => {
    const { db } = shop();
    const misuse = db.transaction(async () => db.select().from(users));
    await expect(misuse).rejects.toThrow();
    const nested = db.transaction(async () => db.transaction(async () => 1));
    await expect(nested).rejects.toThrow(/Pass the transaction/);
    await expect(db.transaction(async (tx) => tx.select().from(users))).resolves.toEqual([]);
  });

  it('rolls back a transaction that throws', async () => {
    const attempt = shop().db.transaction(async (tx) => {
      await tx.insert(categories).values({ slug: 'rolled-back', name: { zh: 'x' } });
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    const { rows } = await shop().db.execute(sql`select 1 from categories where slug = 'rolled-back'`);
    expect(rows).toEqual([]);
  });

  it('lets no balance and no stock fall below zero', async () => {
    const broke = shop().db.insert(users).values({ name: 'broke', money: -1 });
    await expect(broke).rejects.toMatchObject({ cause: { message: expect.stringContaining('users_money_check') } });
  });

  it('finds nothing to migrate twice', async () => {
    expect(await Promise.all([migrate(shop().database), migrate(shop().database)])).toEqual([0, 0]);
  });

  if (engine === 'postgres') {
    it('runs each migration once, however many processes start on a new database', async () => {
      const { rows } = await shop().db.execute<{ name: string }>(sql`select current_database() as name`);
      await shop().db.execute(sql`create schema fresh`);
      const url = new URL(postgresUrl);
      url.pathname = `/${rows[0]?.name}`;
      url.searchParams.set('options', '-c search_path=fresh');
      const processes = [1, 2, 3].map(() => openPostgres(url.href, { maxConnections: 2 }));
      const applied = await Promise.all(processes.map(migrate));
      await Promise.all(processes.map((database) => database.close()));
      expect(applied.sort()).toEqual([0, 0, expect.any(Number)]);
      expect(Math.max(...applied)).toBeGreaterThan(0);
    });
  }
});

describe('embedded store', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'jishi-store-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is for one process, durable, and opens again with its data', async () => {
    const first = await openEmbedded(folder);
    expect(await migrate(first)).toBeGreaterThan(0);
    await first.db.insert(users).values({ name: 'kept', cellphone: '13800000001' });
    await expect(openEmbedded(folder)).rejects.toThrow(StoreLockedError);
    const { rows: setting } = await first.db.execute<{ fsync: string }>(sql`show fsync`);
    expect(setting[0]?.fsync).toBe('on');
    await first.close();

    const second = await openEmbedded(folder);
    expect(await migrate(second)).toBe(0);
    const kept = await second.db.select({ name: users.name }).from(users);
    expect(kept).toEqual([{ name: 'kept' }]);
    await second.close();
  }, 60_000);
});

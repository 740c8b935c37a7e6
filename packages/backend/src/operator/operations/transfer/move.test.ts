import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../../demo/seed/seed-demo.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { configs, jobs, notifications, users } from '../../../kernel/db/schema/index.ts';
import { describeEngines, pgliteDatabase } from '../../../testing/index.ts';
import { assertSame, checksumAll } from './compare.ts';
import { moveShop } from './move.ts';
import { listTables, prepareForTexts } from './tables.ts';

let source: Database;
beforeAll(async () => {
  source = await pgliteDatabase();
  await seedDemo(source.db);
  // What a careless copy loses.
  await source.db.insert(configs).values({ key: 'odd.null', value: sql`'null'::jsonb` });
  await source.db.insert(configs).values({ key: 'odd.text', value: '"\\n\u2028\'🧧\t\\' });
  await source.db
    .insert(users)
    .values({ id: 9_000_000, name: 'a"b\\c\nd,{}', createdAt: new Date('1970-01-01T00:00:00.001Z') });
}, 60_000);
afterAll(() => source.close());

const sumsOf = (database: Database) =>
  database.db.transaction(async (tx) => {
    await prepareForTexts(tx);
    return checksumAll(tx, await listTables(tx));
  });
const quiet = { isDryRun: false, onTable: () => {} };

describeEngines('moving a shop', (shop) => {
  it('is tried without a trace', async () => {
    const tables: string[] = [];
    const nearlyEmpty = await pgliteDatabase();
    await nearlyEmpty.db.insert(users).values({ name: 'only' });
    await moveShop(nearlyEmpty, shop().database, { isDryRun: true, onTable: (name) => tables.push(name) });
    await nearlyEmpty.close();
    expect(tables).toContain('order_lines');
    expect(await shop().db.$count(users)).toBe(0);
  });

  it('loses nothing: every row of every table, and the counters of ids', async () => {
    const expected = await sumsOf(source);
    expect(Object.keys(expected).length).toBeGreaterThan(40);
    expect(expected['goods']?.rows).toBe(320);
    expect(await moveShop(source, shop().database, quiet)).toEqual(expected);
    expect(await sumsOf(shop().database)).toEqual(expected);
    expect(() => assertSame(expected, { ...expected, goods: { rows: 320, sum: '0' } })).toThrow(/goods \(320 rows/);

    const [odd] = await shop().db.select().from(configs).where(sql`key = 'odd.text'`);
    expect(odd?.value).toBe('"\\n\u2028\'🧧\t\\');
    const next = async (database: Database) => {
      const [row] = await database.db
        .insert(jobs)
        .values({ kind: 'x', uniqueKey: 'next', runAt: new Date(0) })
        .returning();
      return row?.id;
    };
    expect(await next(shop().database)).toBe(await next(source));
    await source.db.delete(jobs).where(sql`unique_key = 'next'`);
  });

  it('leaves references, checks and triggers in force', async () => {
    const stranger = {
      userId: 77_777_777,
      type: 'x',
      data: { type: 1 as const, url: '', image: '', price: null, texts: {} },
    };
    await expect(shop().db.insert(notifications).values(stranger)).rejects.toThrow();
    await expect(shop().db.update(users).set({ money: -1 })).rejects.toThrow();
    const { rows } = await shop().db.execute<{ off: number }>(
      sql`select count(*) as off from pg_trigger where tgenabled = 'D'`,
    );
    expect(rows[0]?.off).toBe(0);
    expect((await shop().get('good')).status).toBe(200);
  });

  it('refuses a target with rows, or with tables of somebody else', async () => {
    await expect(moveShop(source, shop().database, quiet)).rejects.toThrow('not empty');
    await shop().db.execute(sql`create table recipes (id int)`);
    await expect(moveShop(source, shop().database, quiet)).rejects.toThrow('holds other tables (recipes');
    await shop().db.execute(sql`drop table recipes`);
    await shop().db.execute(sql`alter table migrations rename column hash to migration`);
    await expect(moveShop(source, shop().database, quiet)).rejects.toThrow('holds other tables');
    await shop().db.execute(sql`alter table migrations rename column migration to hash`);
  });
});

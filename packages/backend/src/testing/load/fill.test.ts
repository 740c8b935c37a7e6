import { count, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { seedDemo } from '../../demo/seed/seed-demo.ts';
import { addresses, orderLines, orders, users } from '../../kernel/db/schema/index.ts';
import { pgliteDatabase } from '../pglite-database.ts';
import { bulkFill } from './bulk-fill.ts';
import { fillOrders } from './fill-orders.ts';

const database = await pgliteDatabase();
const { db } = database;
afterAll(() => database.close());

const rules = async () => {
  const { rows } = await db.execute(sql`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`);
  return rows;
};

test('a fill ends with the rules it began with, and what breaks one of them is refused', async () => {
  const before = await rules();
  await bulkFill(db, ['addresses'], async () => {});
  expect(await rules()).toEqual(before);
  const orphan = { userId: 987_654, cellphone: '', name: '', location: '', house: '' };
  await expect(bulkFill(db, ['addresses'], () => db.insert(addresses).values(orphan))).rejects.toThrow();
});

test('orders are shared among customers, each with lines', async () => {
  await seedDemo(db);
  const [customer] = await db.select({ id: users.id }).from(users).limit(1);
  const before = await db.$count(orders, eq(orders.userId, customer!.id));
  await fillOrders(db, [customer!.id], 60);
  expect(await db.$count(orders, eq(orders.userId, customer!.id))).toBe(before + 20);
  const filled = await db
    .select({ id: orders.id, lines: count(orderLines.id) })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(sql`${orders.number} like 'L%'`)
    .groupBy(orders.id);
  expect(filled).toHaveLength(60);
  expect(new Set(filled.map(({ lines }) => lines))).toEqual(new Set([1, 2]));
});

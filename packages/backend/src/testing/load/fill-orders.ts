import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { orderStates } from '../../kernel/words/orders.ts';
import { bulkFill } from './bulk-fill.ts';

const ORDERS_EACH = 20;
const FIRST_NUMBER = 18_000_000_000;
const YEAR_SECONDS = 31_536_000;
/** Nothing that a clock or a job would still change while a load runs. */
const STATES = (['awaiting-shipment', 'awaiting-review', 'cancelled', 'completed', 'reviewed'] as const).map(
  (state) => orderStates.numbers[state],
);

/**
 * Orders of a year, `total` in all, each with one or two lines and an address: some twenty for every customer, those with
 * these ids among them, the others made for it. They are rows as the shop writes them, but nothing was paid or counted for them.
 */
export async function fillOrders(db: Db, customers: readonly number[], total: number): Promise<void> {
  const others = Math.max(0, Math.ceil(total / ORDERS_EACH) - customers.length);
  await db.execute(sql`
    insert into users (name, cellphone) select 'buyer-' || n, (${FIRST_NUMBER}::bigint + n)::text
    from generate_series(1, ${others}::int) n`);
  await bulkFill(db, ['orders', 'order_lines', 'order_locations'], () => writeOrders(db, customers, total));
}

function writeOrders(db: Db, customers: readonly number[], total: number): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table buyers on commit drop as
      select id, row_number() over (order by id) - 1 as place from users
      where name like 'buyer-%' or id = any(array(select unnest(${sql.param(customers)}::bigint[])))`);
    await tx.execute(sql`
      create temporary table shelf on commit drop as
      select g.id, g.price, g.type, row_number() over (order by g.id) - 1 as place from goods g
      where g.type = 0 and not exists (select from good_skus s where s.good_id = g.id)`);
    await tx.execute(sql`
      create temporary table wanted on commit drop as
      select n, b.id as buyer, now() - make_interval(secs => ${YEAR_SECONDS}::float8 * (${total} - n) / ${total}) as at
      from generate_series(1, ${total}::int) n
      join buyers b on b.place = n % (select count(*) from buyers)`);
    await tx.execute(sql`analyze wanted`);
    await tx.execute(sql`
      insert into orders (user_id, state, identification, goods_total, total, pay_time, created_at, updated_at)
      select buyer, (array(select unnest(${sql.param(STATES)}::int[])))[1 + n % ${STATES.length}], 'L' || n, 10000, 10000, at, at, at
      from wanted order by n`);
    await tx.execute(sql`
      insert into order_lines (order_id, good_id, good_type, name, img, price, number, created_at, updated_at)
      select o.id, s.id, s.type, '{"zh":"压测商品","en":"Product under load"}', '/media/x.webp', s.price, 1, o.created_at, o.created_at
      from orders o cross join generate_series(0, 1) line
      join shelf s on s.place = (o.id * 7 + line) % (select count(*) from shelf)
      where o.identification like 'L%' and line <= o.id % 2`);
    await tx.execute(sql`
      insert into order_locations (order_id, cellphone, name, location, address, house, created_at, updated_at)
      select id, '13800000000', '林小满', '示例大厦', '北京市朝阳区示例路1号', '101室', created_at, created_at
      from orders where identification like 'L%'`);
  });
}

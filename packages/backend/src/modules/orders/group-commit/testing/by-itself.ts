import { sql } from 'drizzle-orm';
import { once } from '../../../../kernel/http/idempotency.ts';
import type { TestShop } from '../../../../testing/index.ts';
import { createOrder, type OrderReading, readOrder } from '../../create-order.ts';
import type { WantedOrder } from '../lane.ts';

/** Places an order in a transaction of its own, as it is done when it cannot be written with others. */
export function byItself({ db, app: { shop } }: TestShop, { order, attempt }: WantedOrder): Promise<number> {
  return once(
    db,
    attempt,
    (tx, reading: OrderReading) => createOrder(tx, shop, order, reading),
    (tx) => readOrder(tx, shop, order),
  );
}

/** Everything that was written of an order, but ids and its number. */
export async function written({ db }: TestShop, id: number): Promise<Record<string, unknown> | undefined> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select to_jsonb(o) - 'id' - 'identification' as order,
      (select json_agg(to_jsonb(l) - 'id' - 'order_id' order by l.id) from order_lines l where l.order_id = o.id) as lines,
      (select json_agg(to_jsonb(a) - 'id' - 'order_id') from order_locations a where a.order_id = o.id) as locations,
      (select json_agg(to_jsonb(p) - 'id' - 'order_id') from flash_sale_purchases p where p.order_id = o.id) as purchases,
      (select json_agg(to_jsonb(k) - 'key' - 'created_at' - 'answer') from idempotency_keys k
        where k.user_id = o.user_id and k.answer = to_jsonb(o.id)) as answers,
      o.identification ~ '^[0-9]{19}$' as "isNumbered"
    from orders o where o.id = ${id}`);
  return rows[0];
}

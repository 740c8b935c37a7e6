import { sql } from 'drizzle-orm';
import type { SeedContext } from '../rows/seed-context.ts';

/**
 * What the demo goods cost before: those that have been on the shelf for 45 days or more were asked for at their market price
 * until ten days ago, so that it is their usual price. By the database's clock, as the usual price is.
 */
export async function seedAskedPrices({ tx, now }: SeedContext): Promise<void> {
  const priced = sql`(
    select g.id as good_id, null::bigint as sku_id, g.price, g.market_price, g."time" from goods g
    union all
    select g.id, s.id, s.price, s.market_price, g."time" from good_skus s join goods g on g.id = s.good_id)`;
  await tx.execute(sql`
    insert into asked_prices (good_id, sku_id, price, since)
    select p.good_id, p.sku_id, steps.price, now() - steps.ago
    from ${priced} p
    cross join lateral (values
      (p.market_price, ${now.toISOString()}::timestamptz - p."time"), (p.price, interval '10 days')) as steps (price, ago)
    where p.market_price > p.price and p."time" <= ${now.toISOString()}::timestamptz - interval '45 days'`);
  for (const [table, product, variant] of [
    [sql`goods`, sql`id`, sql`null`],
    [sql`good_skus`, sql`good_id`, sql`id`],
  ])
    await tx.execute(sql`
      update ${table} set usual_price_until = usual_price_until(${product}, ${variant}, market_price)
      where market_price > price`);
}

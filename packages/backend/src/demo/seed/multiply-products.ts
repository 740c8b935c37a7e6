import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';

/** Copies number their products `copy × GOOD_STEP + id`, their variants with the same factor a hundredfold. */
const GOOD_STEP = 10_000;
const VARIANT_STEP = GOOD_STEP * 100;

/**
 * Multiplies the demo products inside the database until there are `total` products on the shelf or off it. Copies share
 * pictures, category, brand and texts; names end in a batch number, prices and sales differ a little.
 */
export async function multiplyProducts(tx: DbOrTx, total: number): Promise<void> {
  const missing = sql`greatest(${total}::int - (select count(*)::int from goods), 0)`;
  await tx.execute(sql`
    create temporary table copies on commit drop as
    select g.id as source, n as batch, n::bigint * ${GOOD_STEP}::bigint + g.id as id
    from generate_series(1, ceil(${total}::numeric / (select count(*) from goods where type = 0))::int) n
    cross join (select id from goods where type = 0) g
    order by n, g.id
    limit (${missing})`);
  await tx.execute(sql`create unique index on copies (id)`);
  await tx.execute(sql`analyze copies`);
  await tx.execute(sql`
    insert into goods (id, identification, type, number, category_id, brand_id, freight_type, freight_id, freight, inventory,
      price, market_price, usual_price_until, cost_price, order_price, measure_quantity, measure_unit, unit_price, colours, sales, is_show, is_recommend, is_new, is_hot, is_inventory, purchase_limit,
      sort, "time", timing, created_at, updated_at)
    select c.id, 'G' || c.id, g.type, g.number || '-' || c.batch, g.category_id, g.brand_id, g.freight_type, g.freight_id, g.freight,
      case when g.inventory > 0 then g.inventory + (c.id % 90)::int else 0 end, greatest(g.price + (c.batch % 37) * 10 * sign(g.price), 0), g.market_price, g.usual_price_until, g.cost_price,
      g.order_price + (c.batch % 37) * 10, g.measure_quantity, g.measure_unit,
      coalesce((select min((s.price + (c.batch % 37) * 10) / s.measure_quantity) from good_skus s
        where s.good_id = g.id and s.deleted_at is null and s.measure_unit = g.measure_unit), (g.price + (c.batch % 37) * 10) / g.measure_quantity),
      g.colours, g.sales + ((c.id * 7919) % 3000)::int, g.is_show, 0, g.is_new, 0, g.is_inventory,
      g.purchase_limit, g.sort + c.batch * 1000, g."time", g.timing, g.created_at, g.updated_at
    from copies c join goods g on g.id = c.source`);
  // Triggers of their variants look the products up: planned for an empty table, they would read all variants for each product.
  await tx.execute(sql`analyze goods`);
  await tx.execute(sql`
    insert into good_texts (good_id, lang, name, keywords, short_description, details, search, search_version)
    select c.id, t.lang, left(t.name, 48) || case t.lang when 'zh' then ' 第' || c.batch || '批' else ', batch ' || c.batch end,
      t.keywords, t.short_description, t.details, t.search, t.search_version
    from copies c join good_texts t on t.good_id = c.source`);
  await tx.execute(sql`
    insert into good_skus (id, good_id, price, market_price, usual_price_until, cost_price, measure_quantity, measure_unit, inventory, code_type, is_fixed, product_sku, sort)
    select c.batch::bigint * ${VARIANT_STEP}::bigint + s.id, c.id, s.price + (c.batch % 37) * 10, s.market_price, s.usual_price_until, s.cost_price,
      s.measure_quantity, s.measure_unit, s.inventory, s.code_type, s.is_fixed, s.product_sku, s.sort
    from copies c join good_skus s on s.good_id = c.source`);
  await tx.execute(sql`
    insert into resources (type, depict, img, image_id, image_type, sort)
    select r.type, replace(r.depict, c.source::text, c.id::text), r.img, c.id, r.image_type, r.sort
    from copies c join resources r on r.image_type = 'good' and r.image_id = c.source
    union all
    select r.type, 'product_sku_' || (c.batch::bigint * ${VARIANT_STEP}::bigint + s.id), r.img,
      c.batch::bigint * ${VARIANT_STEP}::bigint + s.id, r.image_type, r.sort
    from copies c join good_skus s on s.good_id = c.source
    join resources r on r.image_type = 'good_sku' and r.image_id = s.id and not r.is_private`);
}

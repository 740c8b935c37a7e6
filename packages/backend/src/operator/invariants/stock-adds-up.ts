import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** Pieces that a refund brought back into stock count as free. 4 expired, 6 cancelled: the order ended without being paid. */
export const endedUnpaid = sql.raw('(4, 6)');

export const stockAddsUp: Invariant = {
  number: 2,
  name: 'stock-adds-up',
  title: 'sold + reserved + held + free = received, of every good and SKU; a card key goes to one order',
  query: () => sql`
    with stock as (
      select id as good_id, 0 as sku_id, inventory as free from goods
      union all
      select good_id, id, inventory from good_skus
    ), taken as (
      select l.good_id, coalesce(l.sku_id, 0) as sku_id,
        coalesce(sum(l.number - l.restocked) filter (where o.pay_time is not null), 0) as sold,
        coalesce(sum(l.number - l.restocked) filter (where o.pay_time is null), 0) as reserved
      from order_lines l join orders o on o.id = l.order_id
      where l.is_stock_taken
      group by 1, 2
    ), held as (
      select s.good_id, coalesce(k.sku_id, 0) as sku_id, sum(p.held) as pieces
      from flash_sale_places p join flash_sale_skus k on k.id = p.flash_sale_sku_id join flash_sales s on s.id = p.flash_sale_id
      where p.state = 1 and p.is_stock_taken
      group by 1, 2
    ), received as (
      select good_id, coalesce(sku_id, 0) as sku_id, sum(pieces) as pieces from stock_receipts group by 1, 2
    )
    select 'sold + reserved + held + free is not what was received' as problem,
      jsonb_build_object('goodId', s.good_id, 'skuId', nullif(s.sku_id, 0), 'sold', coalesce(t.sold, 0),
        'reserved', coalesce(t.reserved, 0), 'held', coalesce(h.pieces, 0), 'free', s.free, 'received', coalesce(r.pieces, 0)) as facts
    from stock s
    left join taken t on t.good_id = s.good_id and t.sku_id = s.sku_id
    left join held h on h.good_id = s.good_id and h.sku_id = s.sku_id
    left join received r on r.good_id = s.good_id and r.sku_id = s.sku_id
    where s.free + coalesce(t.sold, 0) + coalesce(t.reserved, 0) + coalesce(h.pieces, 0) <> coalesce(r.pieces, 0)
    union all
    select 'a paid order has a line that took nothing out of stock',
      jsonb_build_object('orderId', o.id, 'userId', o.user_id, 'lineId', l.id, 'goodId', l.good_id)
    from orders o join order_lines l on l.order_id = o.id
    where o.pay_time is not null and not l.is_stock_taken
    union all
    select 'an order that ended unpaid still holds stock',
      jsonb_build_object('orderId', o.id, 'userId', o.user_id, 'lineId', l.id, 'goodId', l.good_id)
    from orders o join order_lines l on l.order_id = o.id
    where o.state in ${endedUnpaid} and l.is_stock_taken
    union all
    select 'a paid order is cancelled or expired',
      jsonb_build_object('orderId', id, 'userId', user_id, 'state', state)
    from orders where state in ${endedUnpaid} and pay_time is not null
    union all
    select 'a card key was handed out more than once',
      jsonb_build_object('codeId', c.id, 'skuId', c.sku_id, 'orderIds', jsonb_agg(oc.order_id order by oc.order_id))
    from order_codes oc join good_codes c on c.id = oc.code_id join good_skus s on s.id = c.sku_id
    where s.is_fixed = 0
    group by c.id, c.sku_id having count(*) > 1
    union all
    select 'a card key that was handed out counts as free',
      jsonb_build_object('codeId', c.id, 'skuId', c.sku_id, 'orderId', oc.order_id)
    from order_codes oc join good_codes c on c.id = oc.code_id join good_skus s on s.id = c.sku_id
    where s.is_fixed = 0 and c.state = 0`,
};

import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';
import { endedUnpaid } from './stock-adds-up.ts';

export const flashSaleLimits: Invariant = {
  number: 3,
  name: 'flash-sale-limits',
  title: 'nobody has more of a flash sale than they may; left + held + sold is what there was',
  query: () => sql`
    with purchases as (
      select flash_sale_id as sale_id, user_id, order_id, sum(number) as pieces
      from flash_sale_purchases group by 1, 2, 3
    ), lines as (
      select k.flash_sale_id as sale_id, l.order_id, sum(l.number) as pieces
      from order_lines l join flash_sale_skus k on k.id = l.flash_sale_sku_id join orders o on o.id = l.order_id
      where o.state not in ${endedUnpaid}
      group by 1, 2
    ), taken as (
      select l.flash_sale_sku_id as id, sum(l.number) as pieces
      from order_lines l join orders o on o.id = l.order_id
      where l.flash_sale_sku_id is not null and o.state not in ${endedUnpaid}
      group by 1
    ), held as (
      select flash_sale_sku_id as id, sum(held) as pieces from flash_sale_places where state = 1 group by 1
    )
    select 'a customer has more pieces of a sale than they may' as problem,
      jsonb_build_object('saleId', s.id, 'userId', p.user_id, 'pieces', sum(p.pieces), 'limit', s.customer_limit) as facts
    from purchases p join flash_sales s on s.id = p.sale_id
    where s.customer_limit > 0
    group by s.id, p.user_id having sum(p.pieces) > s.customer_limit
    union all
    select 'an order has more pieces of a sale than it may',
      jsonb_build_object('saleId', s.id, 'userId', p.user_id, 'orderId', p.order_id, 'pieces', p.pieces,
        'limit', s.purchase_number)
    from purchases p join flash_sales s on s.id = p.sale_id
    where s.is_purchase_number = 1 and p.order_id is not null and p.pieces > s.purchase_number
    union all
    select 'what counts against the limit of a sale is not what the orders took',
      jsonb_build_object('saleId', coalesce(p.sale_id, l.sale_id), 'orderId', coalesce(p.order_id, l.order_id),
        'userId', p.user_id, 'counted', coalesce(p.pieces, 0), 'ordered', coalesce(l.pieces, 0))
    from (select * from purchases where order_id is not null) p
    full join lines l on l.sale_id = p.sale_id and l.order_id = p.order_id
    where coalesce(p.pieces, 0) <> coalesce(l.pieces, 0)
    union all
    select 'more was sold in a sale than it had',
      jsonb_build_object('saleId', k.flash_sale_id, 'saleSkuId', k.id, 'taken', t.pieces, 'left', k.residue_limit,
        'held', coalesce(h.pieces, 0), 'limit', k."limit")
    from flash_sale_skus k join taken t on t.id = k.id left join held h on h.id = k.id
    where t.pieces + coalesce(h.pieces, 0) + k.residue_limit > k."limit"
    union all
    select 'left, held and sold of a sale are not what it had',
      jsonb_build_object('saleId', k.flash_sale_id, 'saleSkuId', k.id, 'left', k.residue_limit,
        'held', coalesce(h.pieces, 0), 'sold', coalesce(t.pieces, 0), 'had', k."limit" - k.set_apart)
    from flash_sale_skus k left join taken t on t.id = k.id left join held h on h.id = k.id
    where k.residue_limit + coalesce(h.pieces, 0) + coalesce(t.pieces, 0) <> k."limit" - k.set_apart
    union all
    select 'an order took held pieces and is not there, or not of that customer',
      jsonb_build_object('placeId', p.id, 'userId', p.user_id, 'orderId', p.order_id)
    from flash_sale_places p left join orders o on o.id = p.order_id and o.user_id = p.user_id
    where p.state = 2 and o.id is null
    union all
    select 'a customer waits while somebody behind them had a turn',
      jsonb_build_object('placeId', p.id, 'userId', p.user_id, 'saleId', p.flash_sale_id, 'number', p.number, 'behind', min(h.number))
    from flash_sale_places p join flash_sale_places h
      on h.flash_sale_sku_id = p.flash_sale_sku_id and h.number > p.number and h.through_at is not null
    where p.state = 0
    group by p.id`,
};

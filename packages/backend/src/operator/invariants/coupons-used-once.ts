import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';
import { endedUnpaid } from './stock-adds-up.ts';

/**
 * A coupon comes back when its order ends unpaid, is refunded as a whole, or all its pieces are; until then the order has it. Coupons that were
 * won in a lottery are given beside the number that may be claimed.
 */
export const couponsUsedOnce: Invariant = {
  number: 4,
  name: 'coupons-used-once',
  title: 'a coupon is used at most once, and no more are claimed than there are',
  query: () => sql`
    with uses as (
      select oc.user_coupon_id as id, o.id as order_id, o.user_id
      from order_coupons oc join orders o on o.id = oc.order_id
      where o.state not in ${endedUnpaid} and not (o.state = 7 and (o.refund_money = o.total
        or not exists (select from order_lines l where l.order_id = o.id and l.refunded < l.number)))
    ), claimed as (
      select u.coupon_id as id, u.user_id, count(*) as pieces
      from user_coupons u
      where not exists (select from lottery_logs g where g.model_type = 'user_coupon' and g.model_id = u.id)
      group by 1, 2
    )
    select 'a coupon is used by several orders' as problem,
      jsonb_build_object('userCouponId', id, 'userId', min(user_id), 'orderIds', jsonb_agg(order_id order by order_id)) as facts
    from uses group by id having count(*) > 1
    union all
    select 'an order has a coupon that does not count as used, or is not its customer''s',
      jsonb_build_object('userCouponId', c.id, 'userId', u.user_id, 'ownerId', c.user_id, 'orderId', u.order_id, 'state', c.state)
    from uses u join user_coupons c on c.id = u.id
    where c.state <> 1 or c.user_id <> u.user_id
    union all
    select 'an order has a discount without exactly one coupon',
      jsonb_build_object('orderId', o.id, 'userId', o.user_id, 'discount', o.coupon_money, 'coupons', count(oc.order_id))
    from orders o left join order_coupons oc on oc.order_id = o.id
    where o.coupon_money > 0
    group by o.id having count(oc.order_id) <> 1
    union all
    select 'more of a coupon is claimed than left the shop',
      jsonb_build_object('couponId', c.id, 'amount', c.amount, 'left', c.residue, 'claimed', coalesce(sum(d.pieces), 0))
    from coupons c left join claimed d on d.id = c.id
    group by c.id having coalesce(sum(d.pieces), 0) > c.amount - c.residue or c.residue < 0
    union all
    select 'a customer claimed more of a coupon than they may',
      jsonb_build_object('couponId', c.id, 'userId', d.user_id, 'claimed', d.pieces, 'limit', c.limit_get)
    from claimed d join coupons c on c.id = d.id
    where c.limit_get > 0 and d.pieces > c.limit_get`,
};

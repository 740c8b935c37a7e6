import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** The price of a line is the one that was shown: an order is refused when the client names another. */
export const orderTotals: Invariant = {
  number: 7,
  name: 'order-totals',
  title: 'the total of an order is lines + freight − coupon − points',
  query: () => sql`
    with lines as (
      select order_id, sum(price * number) as sum, count(*) as rows, sum(coupon_money) as coupon, sum(points_money) as points,
        bool_or(coupon_money is null or points_money is null) as is_old, bool_or(coupon_money + points_money > price * number) as is_over
      from order_lines group by 1
    )
    select 'the lines of an order are not what its goods cost' as problem,
      jsonb_build_object('orderId', o.id, 'userId', o.user_id, 'goods', o.goods_total, 'lines', coalesce(l.sum, 0),
        'rows', coalesce(l.rows, 0)) as facts
    from orders o left join lines l on l.order_id = o.id
    where o.goods_total <> coalesce(l.sum, 0) or l.rows is null
    union all
    select 'the total of an order is not lines + freight − coupon − points',
      jsonb_build_object('orderId', id, 'userId', user_id, 'goods', goods_total, 'freight', carriage, 'coupon', coupon_money,
        'points', points_money, 'total', total)
    from orders
    where total <> goods_total + carriage - coupon_money - points_money
      or coupon_money + points_money > goods_total
    union all
    select 'what coupon and points paid of the lines is not what they paid of the order, or more than a line costs',
      jsonb_build_object('orderId', o.id, 'userId', o.user_id, 'coupon', o.coupon_money, 'ofLines', l.coupon,
        'points', o.points_money, 'pointsOfLines', l.points)
    from orders o join lines l on l.order_id = o.id
    where not l.is_old and (l.coupon <> o.coupon_money or l.points <> o.points_money or l.is_over)
    union all
    select 'points of an order are worth nothing, or something was taken off without points',
      jsonb_build_object('orderId', id, 'userId', user_id, 'points', points_spent, 'worth', points_money)
    from orders where (points_spent > 0) <> (points_money > 0)`,
};

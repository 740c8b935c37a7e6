import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';
import { endedUnpaid } from './stock-adds-up.ts';

/**
 * Rows of way 1 in the bills went through a provider: the balance knows nothing of them. With a refund (7) the shop may give
 * points once more, or take some back; a refund that was asked for gives those of its pieces back, and takes those they earned.
 */
export const ledgersAgree: Invariant = {
  number: 5,
  name: 'ledgers-agree',
  title: 'balance and points are never below 0 and equal to their ledgers',
  query: () => sql`
    with money as (
      select user_id, sum(case type when 0 then money else -money end) as sum from money_logs where pay_way = 0 group by 1
    ), points as (
      select user_id, sum(case type when 0 then operation else -operation end) as sum from points_logs group by 1
    ), paid as (
      select order_id, count(*) as rows, sum(money) as sum
      from money_logs where pay_way = 0 and type = 1 and order_id is not null group by 1
    ), order_points as (
      select source_id as order_id, coalesce(sum(operation) filter (where type = 1), 0) as spent,
        coalesce(sum(operation) filter (where type = 0), 0) as given, count(*) filter (where type = 0) as gifts
      from points_logs where source_type = 'order' group by 1
    ), elsewhere as (
      select order_id, sum(refunded) as sum from order_address_changes group by 1
    ), asked_back as (
      select order_id, sum(points_taken) as taken, count(*) filter (where points > 0) as gifts
      from refund_requests where state = 'refunded' group by 1
    )
    select 'a balance is below 0 or not what its ledger says' as problem,
      jsonb_build_object('userId', u.id, 'balance', u.money, 'ledger', coalesce(m.sum, 0)) as facts
    from users u left join money m on m.user_id = u.id
    where u.money < 0 or u.money <> coalesce(m.sum, 0)
    union all
    select 'points are below 0 or not what their ledger says',
      jsonb_build_object('userId', coalesce(a.user_id, p.user_id), 'points', a.available, 'ledger', coalesce(p.sum, 0))
    from points_accounts a full join points p on p.user_id = a.user_id
    where coalesce(a.available, 0) < 0 or coalesce(a.available, 0) <> coalesce(p.sum, 0)
    union all
    select 'an order that was paid from the balance has not exactly one row in the ledger',
      jsonb_build_object('orderId', o.id, 'userId', o.user_id, 'total', o.total, 'rows', coalesce(p.rows, 0),
        'spent', coalesce(p.sum, 0))
    from orders o left join paid p on p.order_id = o.id left join elsewhere e on e.order_id = o.id
    where o.pay_time is not null and o.pay_way = 0
      and (coalesce(p.sum, 0) <> o.total + coalesce(e.sum, 0) or coalesce(p.rows, 0) > 1)
    union all
    select 'the balance paid for an order that it did not pay',
      jsonb_build_object('orderId', o.id, 'userId', o.user_id, 'state', o.state, 'spent', p.sum)
    from orders o join paid p on p.order_id = o.id
    where o.pay_time is null or o.pay_way <> 0
    union all
    select 'the points of an order were not spent once',
      jsonb_build_object('orderId', o.id, 'userId', o.user_id, 'points', o.points_spent, 'ledger', coalesce(p.spent, 0))
    from orders o left join order_points p on p.order_id = o.id left join asked_back b on b.order_id = o.id
    where o.points_spent <> coalesce(p.spent, 0) and not (o.state = 7 and p.spent > o.points_spent)
      and not (coalesce(p.spent, 0) between o.points_spent and o.points_spent + coalesce(b.taken, 0))
    union all
    select 'an order gave points more than once, or not back what it had taken',
      jsonb_build_object('orderId', o.id, 'userId', o.user_id, 'state', o.state, 'points', o.points_spent, 'given', p.given)
    from orders o left join order_points p on p.order_id = o.id left join asked_back b on b.order_id = o.id
    where coalesce(p.gifts, 0) > case o.state when 7 then 2 else 1 end + coalesce(b.gifts, 0) or (o.state in ${endedUnpaid} and coalesce(p.given, 0) <> o.points_spent)`,
};

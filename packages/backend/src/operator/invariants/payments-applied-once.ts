import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** Refunds that came to nothing. */
const over = sql.raw("('refused', 'withdrawn', 'closed')");

/**
 * Bills of way 1 tell of money at a provider: one for a payment that was applied, one for a refund that is done. Shipping fee of
 * an order that goes elsewhere comes back beside that: it was paid, and is no part of the total any more.
 */
export const paymentsAppliedOnce: Invariant = {
  number: 8,
  name: 'payments-applied-once',
  title: 'money that arrived was applied once or goes back once, and no order gives back more than it got',
  query: () => sql`
    with applied as (
      select order_id, count(*) as times, sum(money) as sum
      from payment_logs where type = 'goodsIndent' and outcome = 'applied' group by 1
    ), bills as (
      select order_id, count(*) filter (where type = 1) as payments, coalesce(sum(money) filter (where type = 1), 0) as paid,
        coalesce(sum(money) filter (where type = 0), 0) as refunded
      from money_logs where pay_way = 1 and order_id is not null group by 1
    ), refunds as (
      select order_id, coalesce(sum(money) filter (where state = 1), 0) as done,
        count(*) filter (where state = 0 and refund_request_id is null and type = 'goodsIndentRefund') as open,
        coalesce(sum(money) filter (where type = 'freightRefund'), 0) as freight,
        coalesce(sum(money) filter (where type = 'freightRefund' and state = 1), 0) as freight_done
      from payment_logs where type in ('goodsIndentRefund', 'freightRefund') group by 1
    ), elsewhere as (
      select order_id, sum(refunded) as sum, coalesce(sum(refunded) filter (where way = 0), 0) as to_balance,
        coalesce(sum(refunded) filter (where way = 1), 0) as to_source
      from order_address_changes group by 1
    ), to_balance as (
      select order_id, sum(money) as sum from money_logs
      where pay_way = 0 and type = 0 and order_id is not null group by 1
    ), asked_back as (
      select order_id, coalesce(sum(money) filter (where state = 'refunded'), 0) as done,
        coalesce(sum(money) filter (where state not in ${over}), 0) as promised,
        coalesce(sum(points) filter (where state not in ${over}), 0) as points
      from refund_requests group by 1
    ), granted as (
      select l.order_line_id, sum(l.pieces) as pieces
      from refund_lines l join refund_requests r on r.id = l.request_id
      where r.state in ('refunding', 'failed', 'refunded') group by 1
    ), books as (
      select o.*, coalesce(a.times, 0) as applied, coalesce(a.sum, 0) as arrived, coalesce(b.payments, 0) as payments,
        coalesce(b.paid, 0) as paid, coalesce(b.refunded, 0) as refunded, coalesce(r.done, 0) as returned,
        coalesce(r.open, 0) as open_refunds, coalesce(t.sum, 0) as to_balance,
        coalesce(e.sum, 0) as freight_back, coalesce(e.to_balance, 0) + coalesce(r.freight_done, 0) as freight_done,
        coalesce(e.to_source, 0) as freight_to_source, coalesce(r.freight, 0) as freight_refunds,
        coalesce(k.done, 0) as asked_back, coalesce(k.promised, 0) as promised, coalesce(k.points, 0) as points_promised
      from orders o
      left join applied a on a.order_id = o.id
      left join bills b on b.order_id = o.id
      left join refunds r on r.order_id = o.id
      left join to_balance t on t.order_id = o.id
      left join asked_back k on k.order_id = o.id
      left join elsewhere e on e.order_id = o.id
    )
    select 'a payment that arrived has no outcome, or one that did not arrive has one' as problem,
      jsonb_build_object('paymentId', id, 'userId', user_id, 'orderId', order_id, 'state', state, 'outcome', outcome) as facts
    from payment_logs where type = 'goodsIndent' and (state = 1) <> (outcome is not null)
    union all
    select 'a payment that was returned has not exactly one refund of the same amount',
      jsonb_build_object('paymentId', p.id, 'userId', p.user_id, 'orderId', p.order_id, 'money', p.money,
        'refunds', count(r.id), 'returned', coalesce(sum(r.money), 0))
    from payment_logs p left join payment_logs r on r.parent_id = p.id and r.type = 'refund'
    where p.outcome = 'returned'
    group by p.id having count(r.id) <> 1 or sum(r.money) <> p.money
    union all
    select 'money goes back that was not returned',
      jsonb_build_object('refundId', r.id, 'userId', r.user_id, 'orderId', r.order_id, 'money', r.money)
    from payment_logs r left join payment_logs p on p.id = r.parent_id
    where r.type = 'refund' and p.outcome is distinct from 'returned'
    union all
    select 'an order was paid online without exactly one payment and one bill of its total',
      jsonb_build_object('orderId', id, 'userId', user_id, 'state', state, 'total', total, 'applied', applied,
        'arrived', arrived, 'bills', payments, 'paid', paid, 'freightBack', freight_back)
    from books
    where pay_time is not null and pay_way = 1
      and (applied <> 1 or payments <> 1 or arrived <> total + freight_back or paid <> total + freight_back)
    union all
    select 'a payment was applied to an order that it did not pay',
      jsonb_build_object('orderId', id, 'userId', user_id, 'state', state, 'applied', applied, 'bills', payments)
    from books where (pay_time is null or pay_way <> 1) and (applied > 0 or payments > 0)
    union all
    select 'refunds of an order are not what its bills say, or more than it cost',
      jsonb_build_object('orderId', id, 'userId', user_id, 'state', state, 'total', total, 'returned', returned,
        'refunded', refunded, 'toBalance', to_balance, 'open', open_refunds)
    from books where returned <> refunded or returned + to_balance > total + freight_back or open_refunds > 1
    union all
    select 'a refunded order did not give back what it says, or one that gave back is not refunded',
      jsonb_build_object('orderId', id, 'userId', user_id, 'state', state, 'refund', refund_money, 'returned', returned,
        'toBalance', to_balance, 'askedBack', asked_back, 'freight', freight_done)
    from books where returned + to_balance - freight_done <> case state when 7 then refund_money else asked_back end
    union all
    select 'freight of an order that goes elsewhere is not on its way back once',
      jsonb_build_object('orderId', id, 'userId', user_id, 'total', total, 'freightBack', freight_back,
        'toSource', freight_to_source, 'refunds', freight_refunds)
    from books where freight_to_source <> freight_refunds or (freight_back > 0 and pay_time is null)
    union all
    select 'what an address changed of the freight is not what went back, or the order does not cost it',
      jsonb_build_object('orderId', c.order_id, 'before', c.carriage_before, 'after', c.carriage, 'refunded', c.refunded,
        'freight', o.carriage)
    from order_address_changes c join orders o on o.id = c.order_id
    where (c.refunded > 0 and c.refunded <> c.carriage_before - c.carriage)
      or (c.id = (select max(id) from order_address_changes where order_id = o.id) and c.carriage <> o.carriage)
    union all
    select 'refunds of an order promise more than was paid for it',
      jsonb_build_object('orderId', id, 'userId', user_id, 'total', total, 'promised', promised, 'points', points_spent,
        'pointsPromised', points_promised)
    from books where promised > total or points_promised > points_spent
    union all
    select 'a refund is not the sum of its lines',
      jsonb_build_object('refundId', r.id, 'orderId', r.order_id, 'userId', r.user_id, 'money', r.money,
        'lines', coalesce(sum(l.money + l.freight), 0))
    from refund_requests r left join refund_lines l on l.request_id = r.id
    group by r.id having r.money <> coalesce(sum(l.money + l.freight), 0) or r.points <> coalesce(sum(l.points), 0)
    union all
    select 'pieces of a line are not back that were refunded, or are back though they were not',
      jsonb_build_object('lineId', l.id, 'orderId', l.order_id, 'userId', o.user_id, 'refunded', l.refunded,
        'granted', coalesce(g.pieces, 0))
    from order_lines l join orders o on o.id = l.order_id left join granted g on g.order_line_id = l.id
    where l.refunded <> coalesce(g.pieces, 0)`,
};

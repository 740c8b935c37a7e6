import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** 3 shipped, 5 completed, 10 and 11 received: nothing that is sent by post waits any more. */
const onTheWay = sql.raw('(3, 5, 10, 11)');

export const parcelsAddUp: Invariant = {
  number: 9,
  name: 'parcels-add-up',
  title:
    'pieces sent + pieces refunded before ≤ pieces bought; parcels hold what was sent; an order waits for its last piece',
  query: () => sql`
    with lines as (
      select l.*, o.state, o.user_id, o.pay_time, l.number - l.sent - greatest(l.refunded_unsent, l.refunded - l.sent) as waiting,
        coalesce((select sum(p.pieces) from parcel_lines p where p.order_line_id = l.id), 0) as inside,
        exists (select from parcels p where p.order_id = l.order_id) as has_parcels
      from order_lines l join orders o on o.id = l.order_id
    )
    select 'more pieces of a line were sent, or refunded before, than were bought' as problem,
      jsonb_build_object('orderId', order_id, 'userId', user_id, 'lineId', id, 'bought', number, 'sent', sent,
        'refunded', refunded, 'refundedUnsent', refunded_unsent) as facts
    from lines
    where sent < 0 or sent + refunded_unsent > number or refunded_unsent > refunded or refunded - refunded_unsent > sent
    union all
    select 'the pieces in the parcels of a line are not those that were sent',
      jsonb_build_object('orderId', order_id, 'userId', user_id, 'lineId', id, 'sent', sent, 'inParcels', inside)
    from lines where has_parcels and good_type = 0 and inside <> sent
    union all
    select 'a parcel holds nothing, or what is not of its order or not sent by post',
      jsonb_build_object('orderId', p.order_id, 'parcelId', p.id, 'waybill', p.waybill)
    from parcels p
    where not exists (select from parcel_lines i where i.parcel_id = p.id)
      or exists (
        select from parcel_lines i join order_lines l on l.id = i.order_line_id
        where i.parcel_id = p.id and (l.order_id <> p.order_id or l.good_type <> 0)
      )
    union all
    select 'the parcels of an order are not numbered one by one, or it does not name its first one',
      jsonb_build_object('orderId', o.id, 'userId', o.user_id, 'parcels', n.total, 'last', n.last, 'waybill', o.waybill)
    from orders o
    join (select order_id, count(*) as total, max(number) as last from parcels group by 1) n on n.order_id = o.id
    left join parcels p on p.order_id = o.id and p.number = 1
    where n.total <> n.last or o.waybill is distinct from p.waybill or o.courier_id is distinct from p.courier_id
    union all
    select 'an order is on its way while pieces of it wait to be sent',
      jsonb_build_object('orderId', order_id, 'userId', user_id, 'lineId', id, 'state', state, 'waiting', waiting)
    from lines where state in ${onTheWay} and good_type = 0 and waiting > 0
    union all
    select 'everything of an order is on its way, and it still waits',
      jsonb_build_object('orderId', order_id, 'userId', max(user_id), 'sent', sum(sent))
    from lines where state = 2 and has_parcels and good_type = 0
    group by order_id having sum(waiting) = 0
    union all
    select 'an unpaid order was sent',
      jsonb_build_object('orderId', order_id, 'userId', user_id, 'lineId', id, 'sent', sent)
    from lines where pay_time is null and sent > 0`,
};

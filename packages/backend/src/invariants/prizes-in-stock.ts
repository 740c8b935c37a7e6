import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

export const prizesInStock: Invariant = {
  number: 6,
  name: 'prizes-in-stock',
  title: 'no more of a prize is drawn than there is, and nobody draws more often than they may',
  query: ({ timeZone }) => sql`
    with drawn as (
      select prize_id as id, count(*) as times from lottery_logs where prize_id is not null group by 1
    ), daily as (
      select lottery_id, user_id, day, count(*) as draws
      from (select lottery_id, user_id, (drawn_at at time zone ${timeZone})::date as day from lottery_logs) logs
      group by 1, 2, 3
    )
    select 'more of a prize was drawn than left its stock' as problem,
      jsonb_build_object('lotteryId', p.lottery_id, 'prizeId', p.id, 'drawn', coalesce(d.times, 0), 'left', p.residue,
        'quantity', p.quantity) as facts
    from lottery_prizes p left join drawn d on d.id = p.id
    where p.quantity >= 0 and (coalesce(d.times, 0) > p.quantity - p.residue or p.residue < 0)
    union all
    select 'a customer drew more often in a day than they may',
      jsonb_build_object('lotteryId', y.id, 'userId', d.user_id, 'day', d.day, 'draws', d.draws, 'tries', y.tries)
    from daily d join lotteries y on y.id = d.lottery_id
    where y.tries > 0 and d.draws > y.tries
    union all
    select 'one order redeemed several prizes',
      jsonb_build_object('orderId', model_id, 'logIds', jsonb_agg(id order by id))
    from lottery_logs where model_type = 'order' group by model_id having count(*) > 1
    union all
    select 'a prize was redeemed by an order that is not its winner''s',
      jsonb_build_object('logId', g.id, 'userId', g.user_id, 'orderId', g.model_id)
    from lottery_logs g left join orders o on o.id = g.model_id and o.user_id = g.user_id
    where g.model_type = 'order' and (o.id is null or g.state <> 1)`,
};

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
    where g.model_type = 'order' and (o.id is null or g.state <> 1)
    union all
    select 'draws of a day are not numbered one by one',
      jsonb_build_object('lotteryId', d.lottery_id, 'day', d.day, 'counted', d.draws, 'kept', count(p.log_id), 'last', max(p.number))
    from lottery_days d left join lottery_proofs p on p.day = d.day and p.lottery_id = d.lottery_id
    group by d.lottery_id, d.day, d.draws having count(p.log_id) <> d.draws or coalesce(max(p.number), 0) <> d.draws
    union all
    select 'a draw gave what was not there to be drawn',
      jsonb_build_object('logId', g.id, 'lotteryId', g.lottery_id, 'prizeId', g.prize_id)
    from lottery_proofs p join lottery_logs g on g.id = p.log_id
    where g.lottery_id <> p.lottery_id or (g.prize_id is not null and not exists (
      select from jsonb_array_elements(p.prizes) row
      where (row ->> 0)::bigint = g.prize_id and (row ->> 2)::int <> 0))
    union all
    select 'a published seed is not the one whose hash was shown', jsonb_build_object('day', day)
    from lottery_seeds where seed is not null and encode(sha256(decode(seed, 'hex')), 'hex') <> hash`,
};

import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { JobKind } from '../../kernel/jobs/job-kinds.ts';

/** What somebody bought or looked at longer ago says little about what goes together now. */
const BOUGHT_DAYS = 365;
const VIEWED_DAYS = 60;
/** Of each customer, newest first: who looks at everything says nothing, and pairs grow with the square. */
const MOST_BOUGHT = 40;
const MOST_VIEWED = 20;
/** Customers looked at of either kind, those who came last first. */
const MOST_CUSTOMERS = 50_000;
/** Kept for each product. */
const MOST_PAIRS = 30;

/** Products by customer, the newest of each, from rows that have `user_id`, `good_id` and `at`. */
const newest = (rows: ReturnType<typeof sql>, most: number) => sql`
  select user_id, good_id from (
    select user_id, good_id, row_number() over (partition by user_id order by at desc, good_id) as nth,
      dense_rank() over (order by last desc, user_id) as customer
    from (select user_id, good_id, at, max(at) over (partition by user_id) as last from (${rows}) seen) dated
  ) numbered where nth <= ${most} and customer <= ${MOST_CUSTOMERS}`;

const paired = (of: 'bought' | 'viewed') => sql`
  select a.good_id, b.good_id as other_good_id, count(*) as together
  from ${sql.raw(of)} a join ${sql.raw(of)} b using (user_id)
  where a.good_id <> b.good_id group by 1, 2`;

const alone = (of: 'bought' | 'viewed') => sql`select good_id, count(*) as customers from ${sql.raw(of)} group by 1`;

/**
 * Counts anew which products the same customers bought, and looked at, and keeps the closest ones of each. Whoever reads meanwhile sees the
 * counts of before. Returns how many pairs there are.
 */
export async function pairProducts(db: Pick<Db, 'transaction'>, now: Date): Promise<number> {
  const since = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const orders = sql`
    select o.user_id, l.good_id, max(o.pay_time) as at
    from orders o join order_lines l on l.order_id = o.id
    where o.pay_time > ${since(BOUGHT_DAYS)}::timestamptz group by 1, 2`;
  const visits = sql`
    select user_id, good_id, updated_at as at from browses where updated_at > ${since(VIEWED_DAYS)}::timestamptz`;
  return db.transaction(async (tx) => {
    await tx.execute(sql`delete from product_pairs`);
    await tx.execute(sql`
      with bought as (${newest(orders, MOST_BOUGHT)}), viewed as (${newest(visits, MOST_VIEWED)}),
      buyers as (${alone('bought')}), viewers as (${alone('viewed')}),
      pairs as (
        select coalesce(b.good_id, v.good_id) as good_id, coalesce(b.other_good_id, v.other_good_id) as other_good_id,
          coalesce(b.together, 0) as bought, coalesce(v.together, 0) as viewed
        from (${paired('bought')}) b full join (${paired('viewed')}) v
          on v.good_id = b.good_id and v.other_good_id = b.other_good_id
      ),
      measured as (
        select pairs.*, coalesce(2 * bought / sqrt(b1.customers * b2.customers), 0)
          + coalesce(viewed / sqrt(v1.customers * v2.customers), 0) as closeness
        from pairs
        left join buyers b1 on b1.good_id = pairs.good_id left join buyers b2 on b2.good_id = pairs.other_good_id
        left join viewers v1 on v1.good_id = pairs.good_id left join viewers v2 on v2.good_id = pairs.other_good_id
      )
      insert into product_pairs (good_id, other_good_id, bought, viewed, closeness)
      select good_id, other_good_id, bought, viewed, closeness from (
        select *, row_number() over (partition by good_id order by closeness desc, other_good_id) as nth from measured
      ) ranked where nth <= ${MOST_PAIRS}`);
    const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from product_pairs`);
    return rows[0]?.count ?? 0;
  });
}

/** What goes with what moves slowly. */
export const pairProductsJob: JobKind = {
  kind: 'products.pair',
  everySeconds: 6 * 3600,
  run: async (_payload, { db, now, log }) => {
    log.info({ pairs: await pairProducts(db, now()) }, 'products that go together counted');
  },
};

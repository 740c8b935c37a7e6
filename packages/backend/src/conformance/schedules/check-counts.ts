import { sql } from 'drizzle-orm';
import type { TestShop } from '../../testing/test-shop.ts';
import type { Fault } from './check-acknowledged.ts';
import { saleNames } from './commands.ts';
import type { ScheduleContext } from './context.ts';

type Counted = { userId: number; claimed: number; drawn: number };

/** As many draws and claims as were acknowledged, beside the one each that a customer begins with. */
export async function checkCounts({ db }: TestShop, contexts: readonly ScheduleContext[]): Promise<Fault[]> {
  const userIds = listOf(contexts.flatMap(({ customers }) => customers.map(({ id }) => id)));
  const { rows } = await db.execute<Counted>(sql`
    select u.id as "userId", (select count(*) from user_coupons c where c.user_id = u.id) as claimed,
      (select count(*) from lottery_logs g where g.user_id = u.id) as drawn
    from users u where u.id in ${userIds}`);
  return contexts.flatMap((context) =>
    context.customers.flatMap(({ id }, index) => {
      const row = rows.find(({ userId }) => userId === id);
      const claimed = 1 + timesIn(context.acknowledged.claims, id);
      const drawn = (index === 0 ? 1 : 0) + timesIn(context.acknowledged.draws, id);
      if (row?.claimed === claimed && row.drawn === drawn) return [];
      const problem = `customer ${id} has ${row?.claimed} coupons and ${row?.drawn} draws, told of ${claimed} and ${drawn}`;
      return [{ context, problem }];
    }),
  );
}

/** What is left of sale, coupon and prizes and what was taken are all there was: nothing got lost either. */
export async function checkRemains({ db }: TestShop, contexts: readonly ScheduleContext[]): Promise<Fault[]> {
  const saleVariantIds = listOf(contexts.flatMap(saleVariantsOf));
  const couponIds = listOf(contexts.map(({ couponId }) => couponId));
  const lotteryIds = listOf(contexts.map(({ lotteryId }) => lotteryId));
  const { rows } = await db.execute<{ what: string; id: number }>(sql`
    select 'sale' as what, k.id from flash_sale_skus k
    where k.id in ${saleVariantIds} and k.residue_limit + coalesce((
      select sum(l.number) from order_lines l join orders o on o.id = l.order_id
      where l.flash_sale_sku_id = k.id and o.state not in (4, 6)), 0) + coalesce((
      select sum(p.held) from flash_sale_places p where p.flash_sale_sku_id = k.id and p.state = 1), 0) <> k."limit"
    union all
    select 'coupon', c.id from coupons c
    where c.id in ${couponIds} and c.residue + (select count(*) from user_coupons u where u.coupon_id = c.id) <> c.amount
    union all
    select 'lottery', p.lottery_id from lottery_prizes p
    where p.lottery_id in ${lotteryIds} and p.quantity >= 0
      and p.residue + (select count(*) from lottery_logs g where g.prize_id = p.id) <> p.quantity`);
  return contexts.flatMap((context) => {
    const own = { sale: saleVariantsOf(context), coupon: [context.couponId], lottery: [context.lotteryId] };
    return rows
      .filter(({ what, id }) => own[what as keyof typeof own].includes(id))
      .map(({ what, id }) => ({ context, problem: `left and taken of ${what} ${id} are not what there was` }));
  });
}

const saleVariantsOf = ({ offers }: ScheduleContext): number[] =>
  saleNames.flatMap((name) => offers[name].sale?.variantId ?? []);

const listOf = (ids: readonly number[]) =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;
const timesIn = (answered: readonly number[], id: number): number => answered.filter((one) => one === id).length;

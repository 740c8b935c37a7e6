import { sql } from 'drizzle-orm';
import type { SeedContext } from '../rows/seed-context.ts';

/**
 * Makes the books of the shop agree with its orders, whatever the other steps made: pieces that orders took, the ledger of
 * the stock, and the payments behind orders that were paid online.
 */
export async function seedBooks({ tx }: SeedContext): Promise<void> {
  await tx.execute(sql`
    update order_lines l set is_stock_taken = true
    from orders o, goods g
    where o.id = l.order_id and g.id = l.good_id
      and (o.pay_time is not null or (o.state = 1 and g.is_inventory = 0))`);
  await tx.execute(sql`
    insert into stock_receipts (good_id, sku_id, pieces, remark, created_at)
    select good_id, sku_id, sum(pieces), 'first stock', min(created_at)
    from (
      select id as good_id, null::bigint as sku_id, inventory as pieces, created_at from goods
      union all
      select s.good_id, s.id, s.inventory, g.created_at from good_skus s join goods g on g.id = s.good_id
      union all
      select l.good_id, l.sku_id, l.number, g.created_at
      from order_lines l join goods g on g.id = l.good_id where l.is_stock_taken
    ) stock
    group by good_id, sku_id having sum(pieces) <> 0`);
  await tx.execute(sql`
    insert into payment_logs (user_id, name, number, transaction_id, money, state, order_id, type, platform, outcome,
      created_at, updated_at)
    select user_id, identification, 'P' || identification, '8888' || identification, total, 1, id, 'goodsIndent', 'weixin',
      'applied', pay_time, pay_time
    from orders where pay_time is not null and pay_way = 1`);
  await tx.execute(sql`
    insert into money_logs (user_id, type, money, remark, order_id, pay_way, created_at, updated_at)
    select user_id, 1, total, jsonb_build_object('zh', '对订单：' || identification || '的在线付款（微信支付）',
        'en', 'Online payment of order ' || identification || ' (WeChat Pay)'), id, 1, pay_time, pay_time
    from orders where pay_time is not null and pay_way = 1`);
  // Nothing is asked for at a provider: the sandbox knows nothing of payments before its time.
  await tx.execute(sql`
    insert into payment_logs (user_id, name, number, money, state, order_id, type, platform, parent_id, data, created_at,
      updated_at)
    select p.user_id, p.name, 'R' || o.identification, o.refund_money, case o.state when 9 then 2 else 0 end, o.id,
      'goodsIndentRefund', p.platform, p.id, jsonb_build_object('reason', o.refund_reason), p.created_at, p.created_at
    from orders o join payment_logs p on p.order_id = o.id
    where o.state in (8, 9) and o.refund_way = 1`);
}

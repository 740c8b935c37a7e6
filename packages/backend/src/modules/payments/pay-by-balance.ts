import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { countPayment } from '../../kernel/metrics/shop-metrics.ts';
import { spendMoney } from '../ledgers/money.ts';
import { loadLines, lockOwnOrder } from '../orders/order-records.ts';
import { stateNow, verdict } from '../orders/order-states.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { assertChosen } from './payment-methods.ts';

/**
 * Pays a customer's order from their balance. Paying it again is no error and charges nothing.
 * @throws ShopError `record.missing`, `pay.expired`, `order.state`, `pay.unavailable`, `pay.balance`, `pay.stock`, `pay.stock_sku` or
 * `pay.codes`: the transaction must not be committed then
 */
export async function payByBalance(tx: Tx, shop: ShopContext, userId: number, orderId: number): Promise<void> {
  const order = found(await lockOwnOrder(tx, userId, orderId));
  const state = stateNow(order.state, order.overtime, shop.now());
  if (state === 'expired') throw refuse('pay.expired');
  const response = verdict('pay', state);
  if (response === 'refuse') throw refuse('order.state');
  if (response === 'done') return;
  await assertChosen(tx, 'balance');
  const { number } = order;
  const remark = { zh: `对订单：${number}的付款`, en: `Payment of order ${number}` };
  const hasPaid = await spendMoney(tx, { userId, amount: order.total, remark, orderId, at: shop.now() });
  if (!hasPaid) throw refuse('pay.balance');
  await settleOrder(tx, shop, order, await loadLines(tx, [orderId]), 'balance');
  countPayment(shop.metrics, 'balance', 'applied');
}

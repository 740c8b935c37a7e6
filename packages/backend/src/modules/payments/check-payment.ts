import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import { orders, paymentLogs } from '../../kernel/db/schema/index.ts';
import type { JobLog } from '../../kernel/jobs/job-kinds.ts';
import { ProviderError } from '../../kernel/provider-calls/provider-errors.ts';
import { stateNow, verdict } from '../orders/order-states.ts';
import type { PaymentLog } from '../payment-attempts/attempt.ts';
import type { PaymentProvider } from '../payment-attempts/payment-provider.ts';
import { FactError } from './fact-error.ts';
import { takeFact } from './take-notice.ts';

/**
 * Asks a provider about an open attempt and takes what it says; one whose order is over is closed there. What a provider
 * does not answer is left for the next time.
 */
export async function checkPayment(
  shop: ShopContext,
  log: JobLog,
  provider: PaymentProvider,
  attempt: PaymentLog,
): Promise<void> {
  const { number, platform } = attempt;
  try {
    const fact = await provider.query(number);
    if (fact.state === 'paid' || fact.state === 'closed') {
      await shop.db.transaction((tx) => takeFact(tx, shop, provider.platform, fact));
    } else if (!(await canStillBePaid(shop, attempt))) {
      // Closed first, then written down: in between it might still be paid. WeChat Pay cannot close what it never saw.
      if (fact.state === 'open' || provider.platform === 'alipay') await provider.close(number);
      const closed = { kind: 'payment', number, state: 'closed' } as const;
      await shop.db.transaction((tx) => takeFact(tx, shop, provider.platform, closed));
    }
  } catch (error) {
    if (error instanceof FactError) {
      log.error({ err: error, platform, number }, 'a payment does not fit, an operator has to look at it');
      const data = { ...attempt.data, problem: error.problem };
      await shop.db.update(paymentLogs).set({ data, checkAt: null }).where(eq(paymentLogs.id, attempt.id));
    } else if (error instanceof ProviderError) {
      log.info({ platform, number, code: error.code }, 'a payment is asked about again later');
    } else {
      throw error;
    }
  }
}

async function canStillBePaid(shop: ShopContext, attempt: PaymentLog): Promise<boolean> {
  if (attempt.orderId === null) return false;
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, attempt.orderId));
  // An order whose shipping fee has changed since is paid by another attempt.
  if (!order || order.total !== attempt.money) return false;
  return verdict('pay', stateNow(order.state, order.overtime, shop.now())) === 'apply';
}

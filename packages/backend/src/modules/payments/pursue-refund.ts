import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import { paymentLogs } from '../../kernel/db/schema/index.ts';
import type { JobLog } from '../../kernel/jobs/job-kinds.ts';
import { ProviderError } from '../../kernel/provider-calls/provider-errors.ts';
import { type PaymentLog, readAttempt } from '../payment-attempts/attempt.ts';
import type { PaymentProvider, RefundFact } from '../payment-attempts/payment-provider.ts';
import { FactError } from './fact-error.ts';
import { takeRefund } from './take-refund.ts';

/** With six hours between the later ones: about a week. */
const MAX_REFUND_TRIES = 40;

/**
 * Asks for a refund, or what became of it, and takes the answer. What a provider does not answer or does not grant is
 * tried again later; after a week the refund has failed and a person has to act.
 */
export async function pursueRefund(
  shop: ShopContext,
  log: JobLog,
  provider: PaymentProvider,
  refund: PaymentLog,
): Promise<void> {
  const { number, platform } = refund;
  try {
    const fact = await askFor(shop, provider, refund);
    await shop.db.transaction((tx) => takeRefund(tx, shop, provider.platform, fact));
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof FactError)) throw error;
    const code = error instanceof ProviderError ? error.code : error.problem;
    log.error({ err: error, platform, number, code, attempts: refund.attempts }, 'a refund is not done yet');
    if (refund.attempts < MAX_REFUND_TRIES) return;
    const failed: RefundFact = { kind: 'refund', number, state: 'failed', refundId: null, amount: null };
    await shop.db.transaction((tx) => takeRefund(tx, shop, provider.platform, failed));
  }
}

async function askFor(shop: ShopContext, provider: PaymentProvider, refund: PaymentLog): Promise<RefundFact> {
  const [payment] = await shop.db
    .select()
    .from(paymentLogs)
    .where(eq(paymentLogs.id, refund.parentId ?? 0));
  if (!payment) throw new Error(`refund ${refund.number} has no payment`);
  const names = { number: refund.number, paymentNumber: payment.number };
  if (refund.attempts > 1) {
    const known = await provider.queryRefund(names);
    if (known.state !== 'absent') return known;
  }
  const door = readAttempt(payment)?.notifyUrl ?? `${shop.config.publicOrigin}${shop.config.apiBase}paymentNotify`;
  return provider.refund({
    ...names,
    total: payment.money,
    amount: refund.money,
    reason: String(refund.data?.['reason'] ?? '').slice(0, 80) || '退款 / refund',
    notifyUrl: new URL('refundNotify', door).href,
  });
}

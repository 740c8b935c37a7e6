import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { JobLog } from '../../kernel/jobs/job-kinds.ts';
import { countPayment } from '../../kernel/metrics/shop-metrics.ts';
import type { Notice, NoticeResponse } from '../../kernel/provider-calls/notice.ts';
import { NoticeError } from '../../kernel/provider-calls/provider-errors.ts';
import type { PaymentFact, Platform, RefundFact } from '../payment-attempts/payment-provider.ts';
import { rememberNotice } from '../payment-attempts/payment-records.ts';
import { FactError } from './fact-error.ts';
import { endAttempt, takePayment } from './take-payment.ts';
import { takeRefund } from './take-refund.ts';

const NOT_HERE: NoticeResponse = { status: 404, type: 'text/plain; charset=utf-8', body: 'fail' };

/**
 * A message at the door of the providers: checked, then taken in one transaction with the memory of it, so that a copy
 * does nothing and one that could not be taken may come again. Never throws; the answer is what the provider expects.
 */
export async function takeNotice(shop: ShopContext, log: JobLog, notice: Notice): Promise<NoticeResponse> {
  const platform: Platform = notice.headers['wechatpay-signature'] === undefined ? 'alipay' : 'weixin';
  const provider = await shop.payments.find(platform);
  if (!provider) return NOT_HERE;
  try {
    const { id, fact } = provider.readNotice(notice, shop.now());
    await shop.db.transaction(async (tx) => {
      const isNew = await rememberNotice(tx, platform, id, shop.now());
      if (isNew && fact) await takeFact(tx, shop, platform, fact);
    });
    log.info({ platform, fact: fact?.kind, state: fact?.state, number: fact?.number }, 'payment notice taken');
    return provider.accepted;
  } catch (error) {
    countPayment(shop.metrics, platform, 'refused');
    if (error instanceof NoticeError) {
      log.info({ platform, problem: error.problem, reason: error.message }, 'payment notice refused');
      return provider.rejected(error.problem === 'signature' || error.problem === 'time' ? 401 : 400);
    }
    log.error({ err: error, platform }, 'payment notice could not be taken');
    return provider.rejected(error instanceof FactError ? 400 : 500);
  }
}

/** What a provider says of a payment or refund, from a notice or an answer. @throws FactError */
export async function takeFact(
  tx: Tx,
  shop: ShopContext,
  platform: Platform,
  fact: PaymentFact | RefundFact,
): Promise<void> {
  if (fact.kind === 'refund') return takeRefund(tx, shop, platform, fact);
  if (fact.state === 'paid') await takePayment(tx, shop, platform, fact);
  else if (fact.state === 'closed') await endAttempt(tx, platform, fact.number);
}

import type { AlipaySettings } from '../../../../kernel/config/alipay-settings.ts';
import { parseChinaText } from '../../../../kernel/provider-calls/china-time.ts';
import type { Notice } from '../../../../kernel/provider-calls/notice.ts';
import { NoticeError } from '../../../../kernel/provider-calls/provider-errors.ts';
import type { PaymentFact, RefundFact, VerifiedNotice } from '../../../payment-attempts/payment-provider.ts';
import { parseYuan } from '../yuan.ts';
import { isSignedNotice, type Params } from './signature.ts';

/** Alipay repeats a notice for 25 hours. */
const OLDEST_MS = 26 * 3_600_000;
const AHEAD_MS = 300_000;
const OTHER_CURRENCY = ['trans_currency', 'settle_currency', 'pay_currency'];

/** The signature comes first: nothing of an unsigned message is read. */
export function readAlipayNotice({ body }: Notice, settings: AlipaySettings, now: Date): VerifiedNotice {
  const params = readForm(body);
  if (!params['sign'] || params['sign_type'] !== 'RSA2') throw new NoticeError('malformed', 'it has no RSA2 signature');
  if (!isSignedNotice(params, settings.publicKey)) throw new NoticeError('signature', 'the signature does not fit');
  const sentAt = parseChinaText(params['notify_time'] ?? '');
  if (!sentAt) throw new NoticeError('malformed', 'notify_time is missing or wrong');
  const age = now.getTime() - sentAt.getTime();
  if (age > OLDEST_MS || age < -AHEAD_MS) throw new NoticeError('time', 'it is too old or from the future');
  if (params['app_id'] !== settings.appId || params['seller_id'] !== settings.sellerId) {
    throw new NoticeError('merchant', 'it is for another app or seller');
  }
  return { id: required(params, 'notify_id'), fact: readFact(params) };
}

function readForm(body: Buffer): Params {
  return Object.fromEntries(new URLSearchParams(body.toString()));
}

/** A refund is told at the same door, and as a change of the payment. */
function readFact(params: Params): PaymentFact | RefundFact | null {
  if (params['notify_type'] !== 'trade_status_sync') return null;
  if (params['gmt_refund']) {
    const refund = params['out_biz_no'];
    return refund ? { kind: 'refund', number: refund, state: 'done', refundId: null, amount: null } : null;
  }
  const number = required(params, 'out_trade_no');
  switch (required(params, 'trade_status')) {
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED':
      return { kind: 'payment', number, state: 'paid', ...readPaid(params) };
    case 'TRADE_CLOSED':
      return { kind: 'payment', number, state: 'closed' };
    default:
      return { kind: 'payment', number, state: 'open' };
  }
}

function readPaid(params: Params) {
  const amount = parseYuan(required(params, 'total_amount'));
  const paidAt = parseChinaText(params['gmt_payment'] ?? '');
  if (amount === null || !paidAt) throw new NoticeError('malformed', 'it is paid, but does not say how');
  return { transactionId: required(params, 'trade_no'), amount, currency: currencyOf(params), paidAt };
}

/** Notices of payments in China name no currency: it is the yuan. */
export function currencyOf(fields: Readonly<Record<string, unknown>>): string {
  const named = OTHER_CURRENCY.map((name) => fields[name]).filter((value) => typeof value === 'string' && value !== '');
  return String(named.find((currency) => currency !== 'CNY') ?? 'CNY');
}

function required(params: Params, name: string): string {
  const value = params[name];
  if (!value) throw new NoticeError('malformed', `${name} is missing`);
  return value;
}

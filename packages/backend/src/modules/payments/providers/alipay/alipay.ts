import { z } from 'zod';
import type { AlipaySettings } from '../../../../kernel/config/alipay-settings.ts';
import type { Send } from '../../../../kernel/provider-calls/call.ts';
import { chinaText, parseChinaText } from '../../../../kernel/provider-calls/china-time.ts';
import type { NoticeResponse } from '../../../../kernel/provider-calls/notice.ts';
import { ProviderError } from '../../../../kernel/provider-calls/provider-errors.ts';
import type { PaymentFact, PaymentProvider, RefundFact } from '../../../payment-attempts/payment-provider.ts';
import { parseYuan, yuanText } from '../yuan.ts';
import { AlipayClient } from './client.ts';
import { currencyOf, readAlipayNotice } from './notice.ts';

const TEXT_TYPE = 'text/plain; charset=utf-8';
const NOT_KNOWN = 'ACQ.TRADE_NOT_EXIST';

const tradeResponse = z.looseObject({
  out_trade_no: z.string(),
  trade_no: z.string().optional(),
  trade_status: z.string(),
  total_amount: z.string().optional(),
  send_pay_date: z.string().optional(),
});

/** Alipay, payment on a page of its own ("page pay"). `send` is `fetch`, or what stands in for it. */
export function alipay(settings: AlipaySettings, send: Send, now: () => Date): PaymentProvider {
  const client = new AlipayClient(settings, send, now);

  return {
    platform: 'alipay',
    accepted: { status: 200, type: TEXT_TYPE, body: 'success' },
    // Alipay reads the word, not the status.
    rejected: (): NoticeResponse => ({ status: 200, type: TEXT_TYPE, body: 'fail' }),
    readNotice: (notice, at) => readAlipayNotice(notice, settings, at),

    start: async ({ number, amount, description, expires, notifyUrl, returnUrl }) => {
      const content = {
        out_trade_no: number,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        total_amount: yuanText(amount),
        subject: description,
        time_expire: chinaText(expires),
      };
      const addresses = { notify_url: notifyUrl, return_url: returnUrl };
      return { kind: 'redirect', url: client.page('alipay.trade.page.pay', content, addresses) };
    },

    query: async (number) => {
      const response = await orNull(client.request('alipay.trade.query', { out_trade_no: number }));
      return response === null ? { kind: 'payment', number, state: 'absent' } : toFact(number, response, now());
    },

    close: async (number) => {
      // A payment Alipay has never seen cannot be closed there; its time to pay ends it.
      await orNull(client.request('alipay.trade.close', { out_trade_no: number }));
    },

    refund: async ({ number, paymentNumber, amount, reason }): Promise<RefundFact> => {
      const response = await client.request('alipay.trade.refund', {
        out_trade_no: paymentNumber,
        out_request_no: number,
        refund_amount: yuanText(amount),
        refund_reason: reason,
      });
      // "N" for a repeated request, and for money that is still on its way: asking again tells which.
      const state = response['fund_change'] === 'Y' ? 'done' : 'pending';
      return { kind: 'refund', number, state, refundId: null, amount: null };
    },

    queryRefund: async ({ number, paymentNumber }): Promise<RefundFact> => {
      const content = { out_trade_no: paymentNumber, out_request_no: number };
      const response = await orNull(client.request('alipay.trade.fastpay.refund.query', content));
      const isDone = response?.['refund_status'] === 'REFUND_SUCCESS';
      const amount = typeof response?.['refund_amount'] === 'string' ? parseYuan(response['refund_amount']) : null;
      return {
        kind: 'refund',
        number,
        state: isDone ? 'done' : 'absent',
        refundId: null,
        amount: isDone ? amount : null,
      };
    },
  };
}

function toFact(number: string, response: Readonly<Record<string, unknown>>, now: Date): PaymentFact {
  const trade = tradeResponse.safeParse(response).data;
  if (trade?.out_trade_no !== number) throw other();
  // A payment that was given back whole is closed, too: it has a day of payment.
  const isPaid = ['TRADE_SUCCESS', 'TRADE_FINISHED'].includes(trade.trade_status);
  if (!isPaid) return { kind: 'payment', number, state: trade.trade_status === 'TRADE_CLOSED' ? 'closed' : 'open' };
  const amount = parseYuan(trade.total_amount ?? '');
  if (amount === null || !trade.trade_no) throw other();
  const paidAt = parseChinaText(trade.send_pay_date ?? '') ?? now;
  const paid = { transactionId: trade.trade_no, amount, currency: currencyOf(response), paidAt };
  return { kind: 'payment', number, state: 'paid', ...paid };
}

function other(): ProviderError {
  return new ProviderError('untrusted', 'OTHER_PAYMENT', 'Alipay describes another payment');
}

async function orNull<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ProviderError && error.code === NOT_KNOWN) return null;
    throw error;
  }
}

import { z } from 'zod';
import type { WechatSettings } from '../../../../kernel/config/wechat-settings.ts';
import type { Send } from '../../../../kernel/provider-calls/call.ts';
import { chinaIso } from '../../../../kernel/provider-calls/china-time.ts';
import type { NoticeResponse } from '../../../../kernel/provider-calls/notice.ts';
import { ProviderError } from '../../../../kernel/provider-calls/provider-errors.ts';
import type { PaymentProvider, PaymentRequest, RefundFact } from '../../../payment-attempts/payment-provider.ts';
import { WechatClient } from './client.ts';
import { refundResponse, toPaymentFact, toRefundFact, transaction } from './facts.ts';
import { readWechatNotice } from './notice.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
/** A QR code of WeChat Pay works for two hours. */
const CODE_LIVES_MS = 110 * 60_000;
const nativeResponse = z.object({ code_url: z.string().min(1) });
/** What WeChat Pay calls a payment or refund it does not know. */
const unknownCodes = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'];

/** WeChat Pay, API v3, payment by QR code ("native"). `send` is `fetch`, or what stands in for it. */
export function wechatPay(settings: WechatSettings, send: Send, now: () => Date): PaymentProvider {
  const client = new WechatClient(settings, send, now);
  const { appId: appid, merchantId: mchid } = settings;
  const orderPath = (number: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(number)}`;

  return {
    platform: 'weixin',
    accepted: { status: 200, type: JSON_TYPE, body: '{"code":"SUCCESS"}' },
    rejected: (status): NoticeResponse => ({ status, type: JSON_TYPE, body: '{"code":"FAIL","message":"refused"}' }),
    readNotice: (notice, at) => readWechatNotice(notice, settings, at),

    start: async ({ number, amount, description, expires, notifyUrl }: PaymentRequest) => {
      const response = await client.request('POST', '/v3/pay/transactions/native', {
        appid,
        mchid,
        description,
        out_trade_no: number,
        time_expire: chinaIso(expires),
        notify_url: notifyUrl,
        amount: { total: amount, currency: 'CNY' },
      });
      const { code_url: content } = understood(nativeResponse, response);
      return { kind: 'qr', content, goodUntil: new Date(now().getTime() + CODE_LIVES_MS) };
    },

    query: async (number) => {
      const response = await orNull(client.request('GET', `${orderPath(number)}?mchid=${encodeURIComponent(mchid)}`));
      if (response === null) return { kind: 'payment', number, state: 'absent' };
      const data = understood(transaction, response);
      const isOurs = data.mchid === mchid && data.appid === appid && data.out_trade_no === number;
      const fact = isOurs ? toPaymentFact(data) : null;
      if (!fact) throw new ProviderError('untrusted', 'OTHER_PAYMENT', 'WeChat Pay describes another payment');
      return fact;
    },

    close: async (number) => void (await client.request('POST', `${orderPath(number)}/close`, { mchid })),

    refund: async ({ number, paymentNumber, total, amount, reason, notifyUrl }) => {
      const response = await client.request('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: paymentNumber,
        out_refund_no: number,
        reason,
        notify_url: notifyUrl,
        amount: { refund: amount, total, currency: 'CNY' },
      });
      return asRefund(number, response);
    },

    queryRefund: async ({ number }) => {
      const response = await orNull(client.request('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(number)}`));
      if (response === null) return { kind: 'refund', number, state: 'absent', refundId: null, amount: null };
      return asRefund(number, response);
    },
  };
}

function asRefund(number: string, response: unknown): RefundFact {
  const data = understood(refundResponse, response);
  if (data.out_refund_no !== number) {
    throw new ProviderError('untrusted', 'OTHER_REFUND', 'WeChat Pay describes another refund');
  }
  return toRefundFact(number, data.status, data.refund_id, data.amount.refund);
}

async function orNull(response: Promise<unknown>): Promise<unknown> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ProviderError && unknownCodes.includes(error.code)) return null;
    throw error;
  }
}

function understood<T>(schema: z.ZodType<T>, response: unknown): T {
  const parsed = schema.safeParse(response);
  if (parsed.success) return parsed.data;
  throw new ProviderError('untrusted', 'UNKNOWN_ANSWER', 'WeChat Pay answers something else than it documents');
}

import { z } from 'zod';
import type { WechatSettings } from '../../../../kernel/config/wechat-settings.ts';
import type { Notice } from '../../../../kernel/provider-calls/notice.ts';
import { NoticeError } from '../../../../kernel/provider-calls/provider-errors.ts';
import type { PaymentFact, RefundFact, VerifiedNotice } from '../../../payment-attempts/payment-provider.ts';
import { refundNotice, toPaymentFact, toRefundFact, transaction } from './facts.ts';
import { openSealed } from './sealed.ts';
import { type MessageProblem, messageProblem } from './signature.ts';

const envelope = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
});

const problems: Record<MessageProblem, { problem: NoticeError['problem']; text: string }> = {
  headers: { problem: 'malformed', text: 'a header of the signature is missing' },
  serial: { problem: 'signature', text: 'signed with a key that is not set up (SHOP_WECHAT_PLATFORM_KEYS)' },
  time: { problem: 'time', text: 'signed too long ago or in the future' },
  signature: { problem: 'signature', text: 'the signature does not fit' },
};

/** The signature comes first: nothing of an unsigned message is read. */
export function readWechatNotice({ headers, body }: Notice, settings: WechatSettings, now: Date): VerifiedNotice {
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const problem = messageProblem(header, body, settings.platformKeys, now);
  if (problem !== null) throw new NoticeError(problems[problem].problem, problems[problem].text);
  const { event_type: event, resource } = readJson(body.toString(), envelope);
  const text = openSealed(resource, settings.apiKey);
  if (text === null) throw new NoticeError('malformed', 'it was sealed with another APIv3 key (SHOP_WECHAT_API_KEY)');
  const id = `${header('wechatpay-timestamp')}-${header('wechatpay-nonce')}`;
  return { id, fact: readFact(event, text, settings) };
}

function readFact(event: string, text: string, settings: WechatSettings): PaymentFact | RefundFact | null {
  if (event.startsWith('TRANSACTION.')) {
    const data = readJson(text, transaction);
    checkMerchant(data.mchid === settings.merchantId && data.appid === settings.appId);
    const fact = toPaymentFact(data);
    if (!fact) throw new NoticeError('malformed', 'it is paid, but does not say how');
    return fact;
  }
  if (event.startsWith('REFUND.')) {
    const data = readJson(text, refundNotice);
    checkMerchant(data.mchid === settings.merchantId);
    return toRefundFact(data.out_refund_no, data.refund_status, data.refund_id, data.amount.refund);
  }
  return null;
}

function checkMerchant(isOurs: boolean): void {
  if (!isOurs) throw new NoticeError('merchant', 'it is for another app or merchant');
}

function readJson<T>(text: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new NoticeError('malformed', 'it is no JSON', { cause: error });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const place = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new NoticeError('malformed', `${place} is missing or wrong`);
}

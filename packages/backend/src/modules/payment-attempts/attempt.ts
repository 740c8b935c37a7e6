import { z } from 'zod';
import type { paymentLogs } from '../../kernel/db/schema/index.ts';
import type { PaymentRequest, PaymentStart } from './payment-provider.ts';

export type PaymentLog = typeof paymentLogs.$inferSelect;

const schema = z.object({
  description: z.string(),
  expires: z.iso.datetime(),
  notifyUrl: z.string(),
  returnUrl: z.string(),
  code: z.object({ content: z.string(), goodUntil: z.iso.datetime() }).optional(),
});

/** What is asked of a provider, kept so that the same may be asked again; and the code it gave, while that is good. */
export type AttemptData = z.output<typeof schema>;

export function readAttempt(log: PaymentLog): AttemptData | null {
  return schema.safeParse(log.data).data ?? null;
}

export function toRequest(log: PaymentLog, data: AttemptData): PaymentRequest {
  const { description, notifyUrl, returnUrl } = data;
  return { number: log.number, amount: log.money, description, notifyUrl, returnUrl, expires: new Date(data.expires) };
}

/** The code of an earlier start that can still be shown. */
export function keptCode(data: AttemptData, now: Date): PaymentStart | null {
  if (!data.code) return null;
  const goodUntil = new Date(data.code.goodUntil);
  return goodUntil > now ? { kind: 'qr', content: data.code.content, goodUntil } : null;
}

const FIRST_CHECK_SECONDS = 15;
const LONGEST_SECONDS = { payment: 600, refund: 6 * 3600 };

/** Exponential backoff: when to ask the provider again, after 15, 30, 60 seconds and so on, at most ten minutes (payments) or six hours (refunds). */
export function nextCheck(kind: keyof typeof LONGEST_SECONDS, attempts: number, now: Date): Date {
  const seconds = Math.min(LONGEST_SECONDS[kind], FIRST_CHECK_SECONDS * 2 ** Math.min(attempts, 20));
  return new Date(now.getTime() + seconds * 1000);
}

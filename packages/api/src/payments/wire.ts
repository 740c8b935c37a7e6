import * as z from 'zod/mini';
import { wireNumber, wireText } from '../wire/parts.ts';

/** `POST unifiedPayment` (9). `pay_url` is an extension of ours. */
export const wireOnlinePayment = z.object({ number: z.string(), code_url: wireText, pay_url: wireText });
export type WireOnlinePayment = z.infer<typeof wireOnlinePayment>;

/** Data of an event of `goodIndent/pay/{id}/events` (extension of ours). */
export const wirePaymentEvent = z.object({ state: wireNumber, overtime_time: wireNumber });
export type WirePaymentEvent = z.infer<typeof wirePaymentEvent>;

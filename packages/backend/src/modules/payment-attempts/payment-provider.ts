import type { Notice, NoticeResponse } from '../../kernel/provider-calls/notice.ts';

/** Providers by the names the wire gives them. */
const PLATFORMS = ['weixin', 'alipay'] as const;
export type Platform = (typeof PLATFORMS)[number];

export function isPlatform(value: unknown): value is Platform {
  return PLATFORMS.some((platform) => platform === value);
}

/**
 * A payment to begin. The same request may be sent again for the same `number`: whatever is asked for must then be the
 * same, too. `amount` in cents of CNY.
 */
export type PaymentRequest = {
  /** Our number for this attempt, unique for ever: digits and letters, at most 32. */
  number: string;
  amount: number;
  /** What the shopper reads at the provider. */
  description: string;
  /** Afterwards the provider takes no money. */
  expires: Date;
  /** Where the provider sends its notices, and where it sends the shopper back to. */
  notifyUrl: string;
  returnUrl: string;
};

/** What the shopper needs to pay. It can be shown until `goodUntil`; then it is asked for again. */
export type PaymentStart = { kind: 'qr'; content: string; goodUntil: Date } | { kind: 'redirect'; url: string };

/**
 * What a provider says of a payment. `absent`: it knows nothing of it (yet) · `open`: may still be paid · `closed`: will
 * never be paid. Amount, currency, transaction and time are known when it is paid.
 */
export type PaymentFact =
  | { kind: 'payment'; number: string; state: 'absent' | 'open' | 'closed' }
  | {
      kind: 'payment';
      number: string;
      state: 'paid';
      transactionId: string;
      /** Cents. */
      amount: number;
      currency: string;
      paidAt: Date;
    };

/** `amount` in cents: the whole payment in `total`, what goes back of it in `amount`. */
type RefundRequest = {
  number: string;
  paymentNumber: string;
  total: number;
  amount: number;
  reason: string;
  notifyUrl: string;
};

/** `absent`: never asked for · `pending`: on its way · `done`: the shopper has the money · `failed`: will not happen. */
export type RefundFact = {
  kind: 'refund';
  number: string;
  state: 'absent' | 'pending' | 'done' | 'failed';
  /** The provider's number, once it has one. */
  refundId: string | null;
  /** Cents; null when this message does not say. */
  amount: number | null;
};

/**
 * A notice whose sender, age, app and merchant were checked. `id` names this very message: a copy has the same one.
 * `fact` is null for news that mean nothing to the shop.
 */
export type VerifiedNotice = { id: string; fact: PaymentFact | RefundFact | null };

/** A way to pay online. Every method but `readNotice` and the answers talks to the provider and may take seconds. */
export interface PaymentProvider {
  readonly platform: Platform;
  /** @throws ProviderError */
  start(request: PaymentRequest): Promise<PaymentStart>;
  /** @throws NoticeError for anything but a fresh message of this provider to this merchant */
  readNotice(notice: Notice, now: Date): VerifiedNotice;
  /** Says that a notice was taken; the provider sends it no more. */
  readonly accepted: NoticeResponse;
  /** Says that it was not. */
  rejected(status: number): NoticeResponse;
  /** @throws ProviderError */
  query(number: string): Promise<PaymentFact>;
  /**
   * Asks that a payment can never be made any more.
   * @throws ProviderError when the provider refuses, because it is paid for instance: `query` tells
   */
  close(number: string): Promise<void>;
  /** Asks for money to go back, once for each refund number. @throws ProviderError */
  refund(request: RefundRequest): Promise<RefundFact>;
  /** @throws ProviderError */
  queryRefund(request: Pick<RefundRequest, 'number' | 'paymentNumber'>): Promise<RefundFact>;
}

import type { OrderState } from '../orders/model.ts';

/** A payment by QR code that waits for its buyer. */
export type QrPayment = {
  /** Number of the attempt: another one means that the attempt before it has ended without money. */
  readonly number: string;
  /** What the code says: an address of the provider. */
  readonly content: string;
};

/** A payment on a page of the provider, which leads back to the payment page of the order. */
export type PagePayment = { readonly number: string; readonly url: string };

/** Where an order stands while its payment is awaited. */
export type PaymentProgress = {
  readonly state: OrderState;
  /** Seconds left to pay by the server's clock. */
  readonly secondsLeft: number;
};

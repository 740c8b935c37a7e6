import type { Cents } from '@jishi/api';

/** A product of a report; amounts in minor units, as everywhere. A cart line and an order line fit. */
export type ReportedLine = {
  readonly productId: string;
  readonly name: string;
  readonly options?: readonly { readonly value: string }[] | undefined;
  readonly unitPrice: Cents;
  readonly quantity: number;
};

/**
 * What a shopper did, announced by `commerce:reported`. Parts only say it: the shell passes it on in the naming of GA4
 * where the shop is set up to, and only after the shopper has agreed (`docs/commerce-events.md`). Nothing of the customer
 * belongs in here.
 */
export type CommerceReport =
  | { readonly name: 'view_item' | 'add_to_cart' | 'begin_checkout'; readonly lines: readonly ReportedLine[] }
  | {
      readonly name: 'purchase';
      readonly lines: readonly ReportedLine[];
      readonly orderNumber: string;
      /** What was paid in the end: goods, shipping, discounts. */
      readonly paid: Cents;
    };

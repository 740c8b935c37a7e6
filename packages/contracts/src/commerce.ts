import type { Cents } from '@jishi/api';

/** A product of a report; amounts in minor units, as everywhere. A cart line and an order line fit. */
export type ReportedLine = {
  productId: string;
  name: string;
  options?: readonly { value: string }[] | undefined;
  unitPrice: Cents;
  quantity: number;
};

/**
 * What a shopper did, announced by `commerce:reported`. Parts only say it: the shell passes it on in the naming of GA4
 * where the shop is set up to, and only after the shopper has agreed (`docs/commerce-events.md`). Nothing of the customer
 * belongs in here.
 */
export type CommerceReport =
  | { name: 'view_item' | 'add_to_cart' | 'begin_checkout'; lines: readonly ReportedLine[] }
  | {
      name: 'purchase';
      lines: readonly ReportedLine[];
      orderNumber: string;
      /** What was paid in the end: goods, shipping, discounts. */
      paid: Cents;
    };

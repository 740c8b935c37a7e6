import type { FlashSaleCard } from '@jishi/api/flash-sales';

/** What one may take of a sale. Pieces; `null` where there is no such limit. */
export type Allowance = {
  /** Of an order; only where it is the narrower limit. */
  perOrder: number | null;
  /** Of a customer over the whole sale. */
  perCustomer: number | null;
  /** What the customer has had, and may still take of the whole sale; only of who has had some of a sale with a limit. */
  had: number;
  still: number | null;
};

/** What a customer may take. @param had pieces they have had of the sale; 0 for visitors too */
export function allowanceOf(
  { orderLimit, customerLimit }: Pick<FlashSaleCard, 'orderLimit' | 'customerLimit'>,
  had: number,
): Allowance {
  const isOrderNarrower = orderLimit !== null && (customerLimit === null || orderLimit < customerLimit);
  return {
    perOrder: isOrderNarrower ? orderLimit : null,
    perCustomer: customerLimit,
    had,
    still: customerLimit !== null && had > 0 ? Math.max(0, customerLimit - had) : null,
  };
}

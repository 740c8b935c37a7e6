/** An order that was acknowledged, and what its customer was shown. Amounts in cents. */
export type Acknowledged = {
  id: number;
  userId: number;
  lines: { price: number; quantity: number }[];
  shippingFee: number;
  key: string | null;
  prizeLogId: number | null;
};

/** A place in the line of a sale, as it was answered. */
export type AcknowledgedPlace = { id: number; userId: number; number: number };

/**
 * What customers were told, to be held against the database afterwards: an answer that was given must be true, and nothing
 * may have happened that nobody was told of.
 */
export class AcknowledgedResponses {
  readonly orders: Acknowledged[] = [];
  /** Orders that were acknowledged as paid from the balance. */
  readonly paid: number[] = [];
  readonly places: AcknowledgedPlace[] = [];
  /** Customers by draws and claims that were acknowledged. */
  readonly draws: number[] = [];
  readonly claims: number[] = [];
  /** Numbers of payments that the buyer made at the sandbox. */
  readonly atCashier = new Set<string>();
  /** Answers nobody should ever get, and jobs that failed. */
  readonly faults: string[] = [];
}

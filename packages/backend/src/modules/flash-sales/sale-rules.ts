import type { Hold } from './queue/holds.ts';

/** A variant of a running sale as one customer meets it. Amounts in cents, pieces else; null: no limit. */
export type OfferedVariant = {
  saleId: number;
  saleVariantId: number;
  price: number;
  /** What is left for this customer: what is held for them, and the rest where nobody waits for it. */
  available: number;
  hold: Hold | null;
  perOrder: number | null;
  perCustomer: number | null;
  /** Pieces of the sale this customer has had. */
  had: number;
};

export type SaleLine = { offered: OfferedVariant; quantity: number };

/**
 * Whether the sale allows a line beside the others of its order: what is left of the variant, the pieces of an order, and those
 * of the customer over the whole sale.
 */
export function isAllowed({ offered }: SaleLine, all: readonly SaleLine[]): boolean {
  const piecesOf = (lines: readonly SaleLine[]) => lines.reduce((sum, line) => sum + line.quantity, 0);
  const ofVariant = piecesOf(all.filter((line) => line.offered.saleVariantId === offered.saleVariantId));
  const ofSale = piecesOf(all.filter((line) => line.offered.saleId === offered.saleId));
  return (
    ofVariant <= offered.available &&
    (offered.perOrder === null || ofSale <= offered.perOrder) &&
    (offered.perCustomer === null || offered.had + ofSale <= offered.perCustomer)
  );
}

import type { CartLine } from './cart-line.ts';

/** What the shop knows of the product and variant of a line right now. Null: there is no such product (any more). */
export type LineFacts = {
  isOnSale: boolean;
  isDeleted: boolean;
  hasVariants: boolean;
  /** Pieces that can be bought of what the line names. */
  stock: number;
  /** Null for a line without variant; `missing` when it is deleted, unknown or of another product. */
  variant: 'present' | 'missing' | null;
} | null;

/** Why a line cannot be bought. */
export const invalidReasons = ['missing', 'off-shelf', 'variant-missing', 'short-of-stock'] as const;
export type InvalidReason = (typeof invalidReasons)[number];

/** The first reason that makes a line invalid, or null when it can be bought as it is. */
export function invalidReason(line: Pick<CartLine, 'number'>, facts: LineFacts): InvalidReason | null {
  if (!facts || facts.isDeleted) return 'missing';
  if (!facts.isOnSale) return 'off-shelf';
  const lacksVariant = facts.variant === 'missing' || (facts.variant === null && facts.hasVariants);
  if (lacksVariant) return 'variant-missing';
  return facts.stock < line.number ? 'short-of-stock' : null;
}

import { lineKey } from './line.ts';
import type { CartLine } from './model.ts';

/**
 * Cart lines from a store the visitor can write to (the guest cart). Whatever is no line, or has no whole number of
 * pieces, is left out; never throws.
 */
export function readStoredLines(json: string | null | undefined): CartLine[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter(isLine).map(withoutSale) : [];
  } catch {
    return [];
  }
}

/** A sale is of the moment: it comes with the prices, when the lines are renewed. */
const withoutSale = ({ flashSale: _, ...line }: CartLine): CartLine => line;

function isLine(value: unknown): value is CartLine {
  const line = value as Partial<Record<keyof CartLine, unknown>> | null;
  return (
    typeof line === 'object' &&
    line !== null &&
    typeof line.productId === 'string' &&
    (line.variantId === null || typeof line.variantId === 'string') &&
    line.key === lineKey({ productId: line.productId, variantId: line.variantId }) &&
    typeof line.name === 'string' &&
    (line.picture === null || typeof line.picture === 'string') &&
    isCount(line.unitPrice, 0) &&
    isCount(line.quantity, 1) &&
    (line.stock === null || isCount(line.stock, 0)) &&
    (line.purchaseLimit === null || isCount(line.purchaseLimit, 1)) &&
    typeof line.productType === 'string' &&
    typeof line.isInvalid === 'boolean' &&
    Array.isArray(line.options)
  );
}

const isCount = (value: unknown, least: number) => Number.isSafeInteger(value) && Number(value) >= least;

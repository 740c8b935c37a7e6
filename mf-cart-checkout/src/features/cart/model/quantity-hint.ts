import { type CartLine, maxQuantity } from '@jishi/api/cart';

/** What is said beside the stepper: few are left, or what keeps the number from rising. */
export type QuantityHint = { kind: 'few-left' | 'stock' | 'limit'; count: number } | null;

/** From here on a shopper wants to know how many are left. */
const FEW = 10;

export function quantityHint(line: CartLine, lines: readonly CartLine[]): QuantityHint {
  const most = maxQuantity(line, lines);
  if (line.purchaseLimit !== null && (line.stock === null || most < line.stock)) {
    return { kind: 'limit', count: line.purchaseLimit };
  }
  if (line.stock === null) return null;
  if (line.stock <= FEW) return { kind: 'few-left', count: line.stock };
  return line.quantity >= most ? { kind: 'stock', count: most } : null;
}

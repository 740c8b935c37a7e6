import type { OrderLine } from './order-records.ts';

type Line = Pick<OrderLine, 'number' | 'sent' | 'refunded' | 'refundedUnsent'>;

/**
 * Pieces of a line that were neither sent nor refunded before. What is refunded beyond the pieces that were sent never was on its way,
 * also where nobody wrote that down.
 */
export function unsentPieces({ number, sent, refunded, refundedUnsent }: Line): number {
  return Math.max(0, number - sent - Math.max(refundedUnsent, refunded - sent));
}

/** Ordinary products (0) travel; services, keys and downloads are handed over otherwise. */
export const isSentByPost = ({ productType }: Pick<OrderLine, 'productType'>): boolean => productType === 'physical';

/** Pieces of an order that still have to be sent by post. */
export function unsentByPost(lines: readonly (Line & Pick<OrderLine, 'productType'>)[]): number {
  return lines.filter(isSentByPost).reduce((sum, line) => sum + unsentPieces(line), 0);
}

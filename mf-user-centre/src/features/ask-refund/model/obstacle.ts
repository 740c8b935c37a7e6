import type { RefundOffer } from '@jishi/api/refunds';

/** Why nothing of an order can be asked back. */
export type Obstacle = NonNullable<RefundOffer['obstacle']> | 'none-left' | 'handed-out';

/** The order's own obstacle first; else what stands in the way of all its lines. Null when something can be asked back. */
export function obstacleOf({ obstacle, lines }: Pick<RefundOffer, 'obstacle' | 'lines'>): Obstacle | null {
  if (obstacle) return obstacle;
  if (lines.some(({ left }) => left > 0)) return null;
  return lines.some((line) => line.obstacle === 'none-left') ? 'none-left' : 'handed-out';
}

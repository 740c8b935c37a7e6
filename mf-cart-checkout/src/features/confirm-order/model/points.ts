import type { OrderPreview } from '@jishi/api/orders';

type Limits = Pick<OrderPreview['points'], 'available' | 'deductible'>;

/** The most points an order can use. */
export const mostPoints = ({ available, deductible }: Limits): number => Math.max(0, Math.min(available, deductible));

/** Points an order uses: as many as can be, unless the customer wants fewer. */
export function pointsFor(wanted: number | undefined, limits: Limits | undefined): number {
  return limits ? Math.min(wanted ?? Number.MAX_SAFE_INTEGER, mostPoints(limits)) : 0;
}

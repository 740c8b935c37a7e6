import type { Features } from '@jishi/api/shop';

/** Whether the shop holds flash sales. One that could not be asked seems to have no feature at all: it may hold them. */
export const holdsSales = (features: Features): boolean =>
  features['flash-sales'] || !Object.values(features).some(Boolean);

import { paths } from '@jishi/contracts';

/** What asks for the slip of a present in place of the order. */
const SLIP = 'gift';

/** The page that prints the slip of a present: an order on paper, without prices. */
export const giftSlipPath = (orderId: string): string => `${paths.orderPrint(orderId)}&slip=${SLIP}`;

export const asksForGiftSlip = (query: URLSearchParams): boolean => query.get('slip') === SLIP;

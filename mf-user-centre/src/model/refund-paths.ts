import { withQuery } from '@jishi/contracts/paths';

/** Page on which a refund of an order is asked for. */
export const askRefundPath = (orderId: string): string => withQuery('/user/refund/ask', { order: orderId });

/** Page of a refund. */
export const refundPath = (id: string): string => withQuery('/user/refund/detail', { id });

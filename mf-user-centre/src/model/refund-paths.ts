import { withQuery } from '@jishi/contracts';
import { ownPaths } from './own-paths.ts';

/** Page on which a refund of an order is asked for. */
export const askRefundPath = (orderId: string): string => withQuery(ownPaths['ask-refund'](), { order: orderId });

/** Page of a refund. */
export const refundPath = (id: string): string => withQuery(ownPaths.refund(), { id });

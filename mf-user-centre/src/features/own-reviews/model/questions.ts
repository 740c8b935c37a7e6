import type { OrderQuery } from '@jishi/api/orders';

/** Orders, or reviews, on a page. */
export const PER_PAGE = 10;

/** What waits for a review: reviews are written of whole orders. */
export const toWriteQuestion = (page: number): OrderQuery => ({ tab: 'awaiting-review', page, pageSize: PER_PAGE });

export const writtenQuestion = (page: number) => ({ page, pageSize: PER_PAGE });

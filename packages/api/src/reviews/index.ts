import { late } from '../late.ts';

export type { Review, ReviewPage, ReviewQuery, ReviewSummary } from './model.ts';

const request = late(() => import('./requests.ts'));

export const countReviews = request('countReviews');
export const listReviews = request('listReviews');

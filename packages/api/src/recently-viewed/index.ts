import { late } from '../late.ts';

export type { SavedProduct } from '../favourites/model.ts';

const request = late(() => import('./requests.ts'));

export const clearRecentlyViewed = request('clearRecentlyViewed');
export const listRecentlyViewed = request('listRecentlyViewed');
export const recordView = request('recordView');

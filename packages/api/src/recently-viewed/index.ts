import { lazyRequests } from '../client/lazy-requests.ts';

export type { SavedProduct } from '../favourites/model.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const clearRecentlyViewed = request('clearRecentlyViewed');
export const listRecentlyViewed = request('listRecentlyViewed');
export const recordView = request('recordView');

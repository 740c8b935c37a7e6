import { lazyRequests } from '../client/lazy-requests.ts';

export type { SavedProduct } from './model.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const addFavourite = request('addFavourite');
export const isFavourite = request('isFavourite');
export const listFallenFavourites = request('listFallenFavourites');
export const listFavourites = request('listFavourites');
export const removeFavourite = request('removeFavourite');

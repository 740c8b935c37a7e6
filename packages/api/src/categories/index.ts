import { lazyRequests } from '../client/lazy-requests.ts';

export { type Category, categoryIcon } from './model.ts';
export { categoryPath, hasTwoLevels } from './tree.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const listCategoryTree = request('listCategoryTree');
export const listRecommendedCategories = request('listRecommendedCategories');

import { late } from '../late.ts';

export type { Category } from './model.ts';
export { categoryPath, hasTwoLevels } from './tree.ts';

const request = late(() => import('./requests.ts'));

export const listCategoryTree = request('listCategoryTree');
export const listRecommendedCategories = request('listRecommendedCategories');

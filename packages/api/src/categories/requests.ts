import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { parserOf } from '../wire/parts.ts';
import { toCategory } from './mapping.ts';
import type { Category } from './model.ts';
import { wireCategories } from './wire.ts';

/** All shown categories as a tree, in display order. */
export async function listCategoryTree(client: ApiClient, options?: RequestOptions): Promise<Category[]> {
  return (await client.get('goodCategory', parserOf(wireCategories), { tree: true }, options)).map(toCategory);
}

/** Categories with a floor on the home page; without children. */
export async function listRecommendedCategories(client: ApiClient, options?: RequestOptions): Promise<Category[]> {
  return (await client.get('goodCategory', parserOf(wireCategories), { is_recommend: 1 }, options)).map(toCategory);
}

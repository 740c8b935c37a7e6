import { type Category, categoryPath } from '@jishi/api/categories';
import { paths } from '@jishi/contracts';
import type { Step } from '@jishi/part-kit/breadcrumbs';
import { categoryStep } from '../../../components/steps.ts';
import type { CatalogueText } from '../../../messages/texts.ts';
import type { ListAddress } from './list-address.ts';

export type ListHeading = { title: string; steps: Step[] };

/**
 * Heading and way of a list: by its word, by its category, or all products, those of a coupon.
 *
 * @param tree `null` while the categories are not known; then the name in the address stands in
 */
export function listHeading(
  { categoryId, name, keyword, couponId }: ListAddress,
  tree: readonly Category[] | null,
  text: CatalogueText,
): ListHeading {
  const trail = tree && categoryId ? categoryPath(tree, categoryId) : [];
  const category = trail.at(-1)?.name ?? (categoryId ? (name ?? text('list.category')) : null);
  const all: Step = { label: text('category.title'), path: paths.categories() };
  const above = trail.slice(0, -1).map(categoryStep);
  if (keyword !== null) {
    const title = text('list.search_title', { word: keyword });
    const within = categoryId && category ? [categoryStep({ id: categoryId, name: category })] : [];
    return { title, steps: [...(within.length > 0 ? [all] : []), ...above, ...within, { label: title }] };
  }
  if (category === null) {
    const title = text(couponId === null ? 'list.all' : 'list.of_coupon');
    return { title, steps: [{ label: title }] };
  }
  return { title: category, steps: [all, ...above, { label: category }] };
}

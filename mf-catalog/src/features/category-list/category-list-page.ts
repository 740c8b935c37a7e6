import { countedCategoriesQuery } from '@jishi/api/categories/queries';
import { definePage } from '@jishi/contracts';
import { commonTextsOf } from '@jishi/i18n';
import { textsOf } from '../../messages/texts.ts';
import { CategoryListScreen } from './category-list-screen.tsx';

export default definePage({
  Component: CategoryListScreen,
  load(_args, { api, queries, i18n }) {
    void queries.prefetchQuery(countedCategoriesQuery(api));
    const text = textsOf(i18n);
    const shop = commonTextsOf(i18n)('common.shop');
    return { title: text('category.title'), description: text('category.description', { shop }) };
  },
});

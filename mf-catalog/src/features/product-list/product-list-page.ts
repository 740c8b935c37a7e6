import { categoryPath } from '@jishi/api/categories';
import { categoryTreeQuery } from '@jishi/api/categories/queries';
import { productsQuery } from '@jishi/api/products/queries';
import { definePage, notFound } from '@jishi/contracts';
import { commonTextsOf } from '@jishi/i18n';
import { textsOf } from '../../messages/texts.ts';
import { clearFilters, countFilters } from './model/changes.ts';
import { listPath, readListAddress, toProductQuery } from './model/list-address.ts';
import { listHeading } from './model/list-heading.ts';
import { ProductListScreen } from './product-list-screen.tsx';

export default definePage({
  Component: ProductListScreen,
  fragments: ['mf_cart_checkout/quick-add', 'mf_promotions/coupon-note'],
  async load({ params, query }, { api, queries, i18n }) {
    const address = readListAddress(params['id'], query);
    if (!address) return notFound();
    void queries.prefetchQuery(productsQuery(api, toProductQuery(address)));
    // Without the categories the list still shows: their names are all that is missing.
    const tree = await queries.ensureQueryData(categoryTreeQuery(api)).catch(() => null);
    const { page, keyword, categoryId, couponId } = address;
    if (tree && categoryId && categoryPath(tree, categoryId).length === 0) return notFound();
    const text = textsOf(i18n);
    const { title } = listHeading(address, tree, text);
    return {
      title: page > 1 ? text('list.title_page', { title, page }) : title,
      description: text('list.description', { shop: commonTextsOf(i18n)('common.shop'), title }),
      canonical: listPath({
        ...clearFilters(address),
        name: null,
        couponId: null,
        sort: 'default',
        pageSize: 20,
        page,
      }),
      noIndex: keyword !== null || couponId !== null || countFilters(address) > 0,
      ...(keyword !== null && { searched: keyword }),
    };
  },
});

import { categoryMenuQuery, fromMenu } from '@jishi/api/categories/queries';
import { bannersQuery } from '@jishi/api/shop/queries';
import { definePage, type LoadContext } from '@jishi/contracts';
import { HomeScreen } from './home-screen.tsx';
import { FLOORS_AT_ONCE, floorsOf } from './model/floors.ts';
import { bestSellersQuery, floorProductsQuery, recommendedProductsQuery, viewedQuery } from './queries/home-queries.ts';

export default definePage({
  Component: HomeScreen,
  fragments: ['mf_promotions/flash-sale-strip', 'mf_cart_checkout/quick-add'],
  load(_args, { api, queries, isSignedIn }) {
    void queries.prefetchQuery(bannersQuery(api, 'home-carousel'));
    void queries.prefetchQuery(recommendedProductsQuery(api));
    void queries.prefetchQuery(bannersQuery(api, 'home-advertisement'));
    if (isSignedIn) void queries.prefetchQuery(viewedQuery(api));
    void prefetchFirstFloors({ api, queries });
    // Name, slogan and description are the shop's own: what a page leaves out, the shop says of itself.
    return { title: '' };
  },
});

/** Which floors there are is an answer itself; the first ones are asked for as soon as it is there. */
async function prefetchFirstFloors({ api, queries }: Pick<LoadContext, 'api' | 'queries'>): Promise<void> {
  const menu = categoryMenuQuery(api);
  await queries.prefetchQuery(menu);
  const tree = fromMenu(queries.getQueryData(menu.queryKey) ?? []);
  for (const { category } of floorsOf(tree).slice(0, FLOORS_AT_ONCE)) {
    void queries.prefetchQuery(floorProductsQuery(api, category.id));
    void queries.prefetchQuery(bestSellersQuery(api, category.id));
  }
}

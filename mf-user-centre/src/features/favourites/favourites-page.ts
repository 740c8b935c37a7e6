import { favouriteListsQuery } from '@jishi/api/products/queries';
import { definePage } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';
import { textsOf } from '../../messages/texts.ts';
import { listIdIn } from '../../model/favourites-address.ts';
import { favouritePageQuery, listPageQuery } from '../../queries/favourite-queries.ts';
import { FavouritesScreen } from './favourites-screen.tsx';

export default definePage({
  Component: FavouritesScreen,
  fragments: ['mf_cart_checkout/quick-add'],
  load({ query }, { api, queries, i18n }) {
    const page = pageNumber(query.get('page'));
    const listId = listIdIn(query);
    void queries.prefetchQuery(favouriteListsQuery(api));
    void queries.prefetchQuery(favouritePageQuery(api, listId === null ? page : 1));
    if (listId !== null) void queries.prefetchQuery(listPageQuery(api, listId, page));
    return { title: textsOf(i18n)('favourites.title'), noIndex: true };
  },
});

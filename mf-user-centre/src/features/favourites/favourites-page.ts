import { definePage } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';
import { textsOf } from '../../messages/texts.ts';
import { favouritePageQuery } from '../../queries/favourite-queries.ts';
import { FavouritesScreen } from './favourites-screen.tsx';

export default definePage({
  Component: FavouritesScreen,
  load({ query }, { api, queries, i18n }) {
    void queries.prefetchQuery(favouritePageQuery(api, pageNumber(query.get('page'))));
    return { title: textsOf(i18n)('favourites.title'), noIndex: true };
  },
});

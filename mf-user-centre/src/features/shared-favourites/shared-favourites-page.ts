import { sharedFavouritesQuery } from '@jishi/api/products/queries';
import { definePage } from '@jishi/contracts';
import { sharedWordsOf } from '../../messages/shared-favourites/texts.ts';
import { sharedFavouritesPath } from '../../model/shared-favourites-path.ts';
import { tokenIn } from './model/token-in.ts';
import { SharedFavouritesScreen } from './shared-favourites-screen.tsx';

export default definePage({
  Component: SharedFavouritesScreen,
  fragments: ['mf_cart_checkout/quick-add', 'mf_cart_checkout/add-lines'],
  async load({ query }, { api, queries, i18n }) {
    const shared = sharedFavouritesQuery(api, tokenIn(query));
    // Waited for: what is shared stands in the page, also for whoever runs no scripts, and names it.
    if (tokenIn(query) !== '') await queries.prefetchQuery(shared);
    const list = queries.getQueryData(shared.queryKey);
    const title = list && 'products' in list ? list.name : sharedWordsOf(i18n)('shared.title');
    return { title, canonical: sharedFavouritesPath, noIndex: true };
  },
});

import { comparedQuery } from '@jishi/api/products/queries';
import { reviewFiguresQuery } from '@jishi/api/reviews/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { definePage, type LoadContext } from '@jishi/contracts';
import { compareWordsOf } from '../../messages/compare/texts.ts';
import { comparedIn } from '../../model/compared.ts';
import { CompareScreen } from './compare-screen.tsx';

export default definePage({
  Component: CompareScreen,
  fragments: ['mf_cart_checkout/quick-add'],
  load({ query }, { api, queries, i18n }) {
    const ids = comparedIn(query);
    if (ids.length > 0) {
      void queries.prefetchQuery(comparedQuery(api, ids));
      void prefetchRatings({ api, queries }, ids);
    }
    const text = compareWordsOf(i18n);
    return { title: text('title'), description: text('description'), noIndex: true };
  },
});

async function prefetchRatings({ api, queries }: Pick<LoadContext, 'api' | 'queries'>, ids: readonly string[]) {
  const features = featuresQuery(api);
  await queries.prefetchQuery(features);
  if (!queries.getQueryData(features.queryKey)?.reviews) return;
  await Promise.all(ids.map((id) => queries.prefetchQuery(reviewFiguresQuery(api, id))));
}

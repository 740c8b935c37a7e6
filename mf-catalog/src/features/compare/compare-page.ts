import { comparedQuery } from '@jishi/api/products/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { comparedIn } from '../../model/compared.ts';
import { CompareScreen } from './compare-screen.tsx';

export default definePage({
  Component: CompareScreen,
  load({ query }, { api, queries, i18n }) {
    const ids = comparedIn(query);
    if (ids.length > 0) void queries.prefetchQuery(comparedQuery(api, ids));
    const text = textsOf(i18n);
    return { title: text('compare.title'), description: text('compare.description'), noIndex: true };
  },
});

import { categoryMenuQuery, fromMenu } from '@jishi/api/categories/queries';
import { dayAt } from '@jishi/api/shop-clock';
import { definePage, type LoadContext } from '@jishi/contracts';
import { commonTextsOf } from '@jishi/i18n';
import { streetWordsOf } from '../../messages/street/texts.ts';
import { textsOf } from '../../messages/texts.ts';
import { stallsOf } from './model/stalls.ts';
import { stallGoodsQuery } from './queries/street-queries.ts';
import { StreetScreen } from './street-screen.tsx';

export default definePage({
  Component: StreetScreen,
  load(_args, { api, queries, i18n }) {
    void prefetchStalls({ api, queries });
    const shop = commonTextsOf(i18n)('common.shop');
    return { title: textsOf(i18n)('street.title'), description: streetWordsOf(i18n)('description', { shop }) };
  },
});

/** Which stalls there are is an answer itself; what they put out is asked for as soon as it is there. */
async function prefetchStalls({ api, queries }: Pick<LoadContext, 'api' | 'queries'>): Promise<void> {
  const menu = categoryMenuQuery(api);
  await queries.prefetchQuery(menu);
  const day = dayAt(Date.now());
  for (const { id } of stallsOf(fromMenu(queries.getQueryData(menu.queryKey) ?? []))) {
    void queries.prefetchQuery(stallGoodsQuery(api, id, day));
  }
}

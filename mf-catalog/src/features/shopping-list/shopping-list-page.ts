import { matchesQuery, sharedListQuery } from '@jishi/api/products/queries';
import { definePage, type LoadContext } from '@jishi/contracts';
import { commonTextsOf } from '@jishi/i18n';
import { shoutWordsOf } from '../../messages/shout/texts.ts';
import { textsOf } from '../../messages/texts.ts';
import { shoutPath } from '../../model/shout-path.ts';
import { type ListAddress, listAddressIn } from './model/list-address.ts';
import { saidLines, sharedLines } from './model/list-line.ts';
import { ShoppingListScreen } from './shopping-list-screen.tsx';

export default definePage({
  Component: ShoppingListScreen,
  fragments: ['mf_cart_checkout/add-lines'],
  async load({ query }, { api, queries, i18n }) {
    const address = listAddressIn(query);
    // Waited for: what was asked for stands in the page, also for whoever runs no scripts.
    await prefetchLines({ api, queries }, address);
    const shop = commonTextsOf(i18n)('common.shop');
    return {
      title: textsOf(i18n)('shout.title'),
      description: shoutWordsOf(i18n)('shout.description', { shop }),
      canonical: shoutPath,
      noIndex: address.said !== '' || address.token !== '',
    };
  },
});

async function prefetchLines({ api, queries }: Pick<LoadContext, 'api' | 'queries'>, { said, token }: ListAddress) {
  if (token !== '') {
    const shared = sharedListQuery(api, token);
    await queries.prefetchQuery(shared);
    const list = queries.getQueryData(shared.queryKey);
    if (list && 'lines' in list) await queries.prefetchQuery(matchesQuery(api, wordsOf(sharedLines(list))));
  } else if (said !== '') {
    const words = wordsOf(saidLines(said).lines);
    if (words.length > 0) await queries.prefetchQuery(matchesQuery(api, words));
  }
}

const wordsOf = (lines: readonly { words: string }[]): string[] => lines.map(({ words }) => words);

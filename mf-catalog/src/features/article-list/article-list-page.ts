import { columnsQuery } from '@jishi/api/articles/queries';
import { definePage, notFound, paths, withQuery } from '@jishi/contracts';
import { commonTextsOf } from '@jishi/i18n';
import { pageNumber } from '@jishi/part-kit/page-number';
import { helpWordsOf } from '../../messages/help/texts.ts';
import { textsOf } from '../../messages/texts.ts';
import { excerptOf } from '../../model/shop-html.ts';
import { columnPageQuery, isArticleKey } from '../../queries/article-queries.ts';
import { ArticleListScreen } from './article-list-screen.tsx';

export default definePage({
  Component: ArticleListScreen,
  async load({ params, query }, { api, queries, i18n }) {
    const text = textsOf(i18n);
    const words = helpWordsOf(i18n);
    const key = params['name'] ?? (await queries.ensureQueryData(columnsQuery(api)))[0]?.id;
    if (key === undefined) return { title: words('title'), noIndex: true };
    if (!isArticleKey(key)) return notFound();
    const page = pageNumber(query.get('page'));
    const { column, articles } = await queries.ensureQueryData(columnPageQuery(api, key, page));
    if (!column) return notFound();
    const shop = commonTextsOf(i18n)('common.shop');
    const { id, name, keywords, description, html } = column;
    return {
      title: page > 1 ? text('list.title_page', { title: name, page }) : name,
      description:
        description && description !== name ? description : excerptOf(html) || words('about', { shop, name }),
      ...(keywords && { keywords }),
      // Names differ by language, the id does not: one address for all twins of the page.
      canonical: withQuery(paths.articles(id), { page: page > 1 ? page : null }),
      noIndex: page > 1 && articles.items.length === 0,
    };
  },
});

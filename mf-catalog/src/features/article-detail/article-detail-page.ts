import { articleQuery } from '@jishi/api/articles/queries';
import { definePage, notFound, paths } from '@jishi/contracts';
import { excerptOf, firstPictureOf } from '../../model/shop-html.ts';
import { isArticleKey, surroundingsQuery } from '../../queries/article-queries.ts';
import { ArticleDetailScreen } from './article-detail-screen.tsx';

export default definePage({
  Component: ArticleDetailScreen,
  async load({ params }, { api, queries }) {
    const { name: key = '' } = params;
    if (!isArticleKey(key)) return notFound();
    const article = await queries.ensureQueryData(articleQuery(api, key));
    if (!article) return notFound();
    const { id, name, column, keywords, description, html } = article;
    const picture = firstPictureOf(html);
    if (column) void queries.prefetchQuery(surroundingsQuery(api, column.id));
    return {
      title: name,
      description: description || excerptOf(html) || name,
      ...(keywords && { keywords }),
      ...(picture && { picture }),
      canonical: paths.article(id),
      kind: 'article',
    };
  },
});

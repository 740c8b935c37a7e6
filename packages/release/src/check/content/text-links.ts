import type { ApiClient, RequestOptions } from '@jishi/api';
import { type ArticleSummary, getArticle, getColumn, getLegalDocument, listColumns } from '@jishi/api/articles';
import { paths } from '@jishi/contracts/paths';
import pMap from 'p-map';
import type { WrittenLink } from './written-link.ts';

/** Texts that are asked for at the same time. */
const AT_ONCE = 6;
/** Titles of a column that are asked for at once. */
const PAGE = 100;

/** What the texts of the help and the legal ones lead to. */
export async function textLinks(api: ApiClient, options: RequestOptions): Promise<WrittenLink[]> {
  const columns = await pMap(await listColumns(api, options), ({ id }) => readColumn(api, id, options), {
    concurrency: AT_ONCE,
  });
  const ids = columns.flatMap(({ articles }) => articles.map(({ id }) => id));
  const articles = await pMap(ids, (id) => getArticle(api, id, options), { concurrency: AT_ONCE });
  const legal = await Promise.all(
    (['terms', 'privacy'] as const).map(async (document) => {
      const article = await getLegalDocument(api, document, options);
      return article ? linksOf('article', paths[document](), article) : [];
    }),
  );
  return [
    ...columns.flatMap(({ column }) => (column ? linksOf('column', paths.articles(column.name), column) : [])),
    ...articles.flatMap((article) => (article ? linksOf('article', paths.article(article.name), article) : [])),
    ...legal.flat(),
  ];
}

async function readColumn(api: ApiClient, id: string, options: RequestOptions) {
  const first = await getColumn(api, id, { page: 1, pageSize: PAGE }, options);
  const articles: ArticleSummary[] = [...first.articles.items];
  for (let page = 2; articles.length < first.articles.total; page += 1) {
    const { items } = (await getColumn(api, id, { page, pageSize: PAGE }, options)).articles;
    if (items.length === 0) break;
    articles.push(...items);
  }
  return { column: first.column, articles };
}

type Text = { id: string; name: string; html: string };

const linksOf = (kind: 'article' | 'column', page: string, { id, name, html }: Text): WrittenLink[] =>
  hrefsOf(html).map((written) => ({
    ...{ id: `${kind} ${id}`, where: `${kind} "${name}" of the help`, page, written },
    mend: kind === 'column' ? 'pnpm shop articles columns' : 'pnpm shop articles',
  }));

/** The server cleans its HTML: attributes have double quotes, and `&` is written `&amp;`. */
const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

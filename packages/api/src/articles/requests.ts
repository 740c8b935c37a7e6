import * as z from 'zod/mini';
import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import type { PageRequest } from '../model/page.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf, wirePage } from '../wire/parts.ts';
import { toArticle, toColumn, toColumnPage } from './mapping.ts';
import type { Article, ArticleColumn, ArticleColumnPage, LegalDocument } from './model.ts';
import { wireArticle, wireColumn, wireColumnPage } from './wire.ts';

const wireColumnList = wirePage(wireColumn);

/** All columns of the help pages, in display order. */
export async function listColumns(client: ApiClient, options?: RequestOptions): Promise<ArticleColumn[]> {
  const params = { limit: 100, sort: '+sort' };
  return (await client.get('column', parserOf(wireColumnList), params, options)).data.map(toColumn);
}

/**
 * A column with one page of its articles.
 *
 * @param key id or name. A server that knows ids only answers no column for a name; it is then looked up in the list.
 */
export async function getColumn(
  client: ApiClient,
  key: string,
  query: PageRequest = {},
  options?: RequestOptions,
): Promise<ArticleColumnPage> {
  const page = await fetchColumn(client, key, query, options);
  if (page.column || /^\d+$/.test(key)) return page;
  const named = (await listColumns(client, options)).find(({ name }) => name === key);
  return named ? fetchColumn(client, named.id, query, options) : page;
}

/** An article by its id or name; `null` when there is none. */
export async function getArticle(client: ApiClient, key: string, options?: RequestOptions): Promise<Article | null> {
  const path = `article/${encodeURIComponent(key)}`;
  const article = await client.get(path, parserOf(z.nullable(wireArticle)), undefined, options);
  return article && toArticle(article);
}

/** Titles under which servers that know no purposes keep their legal texts: content of the shop, not translations. */
const legalNames = {
  terms: { zh: '用户协议', en: 'Terms of use' },
  privacy: { zh: '隐私政策', en: 'Privacy policy' },
} as const;

/** The shop's terms or privacy policy in the client's language; `null` while the shop has not published it. */
export async function getLegalDocument(
  client: ApiClient,
  document: LegalDocument,
  options?: RequestOptions,
): Promise<Article | null> {
  const article = await getArticle(client, document, options);
  return article ?? getArticle(client, legalNames[document][client.lang], options);
}

/** Counts a view of an article or a column. */
export async function countArticleView(
  client: ApiClient,
  kind: 'article' | 'column',
  id: Id,
  options?: RequestOptions,
): Promise<void> {
  await client.post(`${kind}/pv/${encodeURIComponent(id)}`, ignored, undefined, { ...options, silent: true });
}

async function fetchColumn(client: ApiClient, key: string, query: PageRequest, options?: RequestOptions) {
  const path = `article/column/${encodeURIComponent(key)}`;
  return toColumnPage(await client.get(path, parserOf(wireColumnPage), pageParams(query), options));
}

import { z } from 'zod';
import type { ShopContext, ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { articles, columns } from '../../../kernel/db/schema/index.ts';
import { found, refuse } from '../../../kernel/errors/shop-error.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { cachedResponse } from '../../../kernel/wire/cached-response.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { resourcesOf } from '../../../kernel/wire/resource.ts';
import {
  countView,
  findArticle,
  findColumn,
  listAncestors,
  listArticles,
  listColumns,
  listSiblings,
} from '../article-records.ts';
import {
  articleResponse,
  columnPageResponse,
  columnResponse,
  oneColumnResponse,
  toArticle,
  toArticleRow,
  toColumn,
  toLink,
  toOneColumn,
  type Wording,
} from './responses.ts';

/** An id, the exact name in the language of the request, or of an article what it is for (`terms`, `privacy`). */
const keyParams = z.object({ key: z.string() });
/** Without a key the call is refused in words of its own. */
const columnKeyParams = z.object({ key: z.string().optional() });

/** Help texts change rarely. */
const freshness = { maxAge: 30, staleWhileRevalidate: 300, tags: ['articles'] } as const;

/** Help columns and articles. */
export const articleRoutes: ShopPlugin = async (app) => {
  const { db } = app.shop;
  const viewed = okSchema(z.string());

  app.get(
    '/column',
    { schema: cachedResponse({ summary: 'Columns of the help', querystring: pageQuery }, pageSchema(columnResponse)) },
    (request, reply) =>
      app.responseCache.send(request, reply, freshness, async () => {
        const { rows, total } = await listColumns(db, request.lang, request.query);
        const wording = await wordingFor(app.shop, request.lang, 'column', rows);
        const responses = rows.map((row) => toColumn(row, wording));
        return toPage(request, request.query, responses, total);
      }),
  );

  app.get(
    '/column/:id',
    {
      schema: cachedResponse(
        { summary: 'One column with its own text', params: idParams },
        oneColumnResponse.nullable(),
      ),
    },
    (request, reply) =>
      app.responseCache.send(request, reply, freshness, async () => {
        const row = await findColumn(db, String(request.params.id), request.lang);
        return row && toOneColumn(row, await wordingFor(app.shop, request.lang, 'column', [row]));
      }),
  );

  app.post(
    '/column/pv/:id',
    { schema: { summary: 'Count a view of a column', params: idParams, response: viewed } },
    async (request) => {
      const { id } = found(await findColumn(db, String(request.params.id), request.lang));
      await countView(db, columns, id);
      return ok(confirmationText('saved', request.lang));
    },
  );

  app.get(
    '/article/column/:key?',
    {
      schema: cachedResponse(
        { summary: 'A column with a page of its articles', params: columnKeyParams, querystring: pageQuery },
        columnPageResponse,
      ),
    },
    (request, reply) => {
      const { key } = request.params;
      if (!key) throw refuse('article.illegal');
      return app.responseCache.send(request, reply, freshness, async () => {
        const { lang, query } = request;
        const column = await findColumn(db, key, lang);
        if (!column) return { paginate: toPage(request, query, [], 0), column: null };
        const { rows, total } = await listArticles(db, column.id, lang, query);
        const wording = await wordingFor(app.shop, lang, 'article', rows);
        const own = toOneColumn(column, await wordingFor(app.shop, lang, 'column', [column]));
        return {
          paginate: toPage(
            request,
            query,
            rows.map((row) => toArticleRow(row, wording)),
            total,
          ),
          column: columnPageResponse.shape.column.parse(own),
          breadcrumb: (await listAncestors(db, column)).map((row) => toLink(row, lang)),
          menu: (await listSiblings(db, column, lang)).map((row) => toLink(row, lang)),
        };
      });
    },
  );

  app.get(
    '/article/:key',
    { schema: cachedResponse({ summary: 'One article', params: keyParams }, articleResponse.nullable()) },
    (request, reply) =>
      app.responseCache.send(request, reply, freshness, async () => {
        const row = await findArticle(db, request.params.key, request.lang);
        if (!row) return null;
        return toArticle(row.article, row.column, await wordingFor(app.shop, request.lang, 'article', [row.article]));
      }),
  );

  app.post(
    '/article/pv/:key',
    { schema: { summary: 'Count a view of an article', params: keyParams, response: viewed } },
    async (request) => {
      const { article } = found(await findArticle(db, request.params.key, request.lang));
      await countView(db, articles, article.id);
      return ok(confirmationText('saved', request.lang));
    },
  );
};

async function wordingFor(
  { db, times }: ShopContext,
  lang: Lang,
  kind: 'article' | 'column',
  rows: readonly { id: number }[],
): Promise<Wording> {
  const ids = rows.map(({ id }) => id);
  return { lang, times, pictures: await resourcesOf(db, kind, ids) };
}

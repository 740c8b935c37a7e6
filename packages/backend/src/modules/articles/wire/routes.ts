import { z } from 'zod';
import type { ShopContext, ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { articles, columns } from '../../../kernel/db/schema/index.ts';
import { found, refuse } from '../../../kernel/errors/shop-error.ts';
import { answerText } from '../../../kernel/texts/answers.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { keptAnswer } from '../../../kernel/wire/kept-answer.ts';
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
} from '../repository.ts';
import {
  articleAnswer,
  columnAnswer,
  columnPageAnswer,
  oneColumnAnswer,
  toArticle,
  toArticleRow,
  toColumn,
  toLink,
  toOneColumn,
  type Wording,
} from './answers.ts';

/** An id, the exact name in the language of the request, or of an article what it is for (`terms`, `privacy`). */
const keyParams = z.object({ key: z.string() });
/** Without a key the call is refused in words of its own. */
const columnKeyParams = z.object({ key: z.string().optional() });

/** Help texts change rarely. */
const freshness = { maxAge: 30, staleFor: 300, about: ['articles'] } as const;

/** `api.md` 13.5: help columns and articles. */
export const articleRoutes: ShopPlugin = async (app) => {
  const { db } = app.shop;
  const viewed = okSchema(z.string());

  app.get(
    '/column',
    { schema: keptAnswer({ summary: 'Columns of the help', querystring: pageQuery }, pageSchema(columnAnswer)) },
    (request, reply) =>
      app.answers.send(request, reply, freshness, async () => {
        const { rows, total } = await listColumns(db, request.lang, request.query);
        const wording = await wordingFor(app.shop, request.lang, 'column', rows);
        const answers = rows.map((row) => toColumn(row, wording));
        return toPage(request, request.query, answers, total);
      }),
  );

  app.get(
    '/column/:id',
    {
      schema: keptAnswer({ summary: 'One column with its own text', params: idParams }, oneColumnAnswer.nullable()),
    },
    (request, reply) =>
      app.answers.send(request, reply, freshness, async () => {
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
      return ok(answerText('saved', request.lang));
    },
  );

  app.get(
    '/article/column/:key?',
    {
      schema: keptAnswer(
        { summary: 'A column with a page of its articles', params: columnKeyParams, querystring: pageQuery },
        columnPageAnswer,
      ),
    },
    (request, reply) => {
      const { key } = request.params;
      if (!key) throw refuse('article.illegal');
      return app.answers.send(request, reply, freshness, async () => {
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
          column: columnPageAnswer.shape.column.parse(own),
          breadcrumb: (await listAncestors(db, column)).map((row) => toLink(row, lang)),
          menu: (await listSiblings(db, column, lang)).map((row) => toLink(row, lang)),
        };
      });
    },
  );

  app.get(
    '/article/:key',
    { schema: keptAnswer({ summary: 'One article', params: keyParams }, articleAnswer.nullable()) },
    (request, reply) =>
      app.answers.send(request, reply, freshness, async () => {
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
      return ok(answerText('saved', request.lang));
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

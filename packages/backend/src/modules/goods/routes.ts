import { z } from 'zod';
import type { ShopPlugin } from '../../plugins/types.ts';
import { found } from '../../shop-error.ts';
import { idParams, isFlagged } from '../../wire/inputs.ts';
import { keptAnswer } from '../../wire/kept-answer.ts';
import { fromYuan } from '../../wire/money.ts';
import { pageQuery, pageSchema } from '../../wire/page.ts';
import { suggest } from '../search/suggest.ts';
import { facetsSchema } from './facets.ts';
import { findGoodPage } from './find-good-page.ts';
import { loadGood } from './good-records.ts';
import { subjectsOfList } from './good-subjects.ts';
import { goodCardSchema, goodDetailSchema, toGoodDetail } from './good-wire.ts';

/** A filter that cannot be read is left out, as an unknown one would be. */
const optionalId = z.coerce.number().int().positive().optional().catch(undefined);
const amount = z
  .unknown()
  .transform((value) => fromYuan(value) ?? undefined)
  .optional()
  .meta({ type: 'number', description: 'yuan' });
const idList = z
  .preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(z.coerce.number().int().positive().catch(0)),
  )
  .transform((ids) => (ids.length > 0 ? ids : undefined))
  .optional();

const listQuery = pageQuery.extend({
  title: z.string().nullish(),
  category_id: optionalId,
  pid: optionalId,
  is_recommend: z.coerce.number().int().min(0).max(1).optional().catch(undefined),
  ids: z.string().nullish(),
  brand_id: idList,
  price_min: amount,
  price_max: amount,
  in_stock: z.unknown().optional(),
});
export type GoodListQuery = z.output<typeof listQuery>;

const suggestQuery = z.object({
  title: z.string().nullish(),
  limit: z.coerce.number().int().min(1).max(20).catch(8),
});

/** `GET good`, `GET good/suggest` (ours), `GET good/{id}` (`api.md` 6). */
export const goodRoutes: ShopPlugin = async (app) => {
  const { db, times } = app.shop;

  app.get(
    '/good',
    {
      schema: keptAnswer(
        { summary: 'List and search goods', querystring: listQuery },
        pageSchema(goodCardSchema).extend({ facets: facetsSchema.nullable() }),
      ),
    },
    (request, reply) =>
      app.answers.send(
        request,
        reply,
        { maxAge: 5, staleFor: 30, about: (page) => subjectsOfList(page.data, request.query) },
        () => findGoodPage(app.shop, request, request.query, isFlagged(request.query, 'ids')),
      ),
  );

  app.get(
    '/good/suggest',
    {
      schema: keptAnswer(
        { summary: 'What a search could go on to', querystring: suggestQuery },
        z.array(z.object({ text: z.string(), count: z.int() })),
      ),
    },
    (request, reply) =>
      app.answers.send(request, reply, { maxAge: 60, staleFor: 300, about: ['goods'] }, () =>
        suggest(db, request.query.title ?? '', request.lang, request.query.limit),
      ),
  );

  app.get(
    '/good/:id',
    { schema: keptAnswer({ summary: 'One good with its SKUs', params: idParams }, goodDetailSchema) },
    (request, reply) =>
      app.answers.send(request, reply, { maxAge: 5, staleFor: 10, about: (good) => [`good:${good.id}`] }, async () => {
        const good = found(await loadGood(db, request.params.id, request.lang));
        return toGoodDetail(good, request.lang, times);
      }),
  );
};

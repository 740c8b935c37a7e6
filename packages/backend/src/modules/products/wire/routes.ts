import { z } from 'zod';
import { Batch } from '../../../kernel/cache/batch.ts';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { LANGUAGES, type Lang } from '../../../kernel/texts/languages.ts';
import { cachedResponse } from '../../../kernel/wire/cached-response.ts';
import { idParams, isFlagged } from '../../../kernel/wire/inputs.ts';
import { fromYuan } from '../../../kernel/wire/money.ts';
import { pageQuery, pageSchema } from '../../../kernel/wire/page.ts';
import { fromDecimal } from '../../../kernel/wire/read-number.ts';
import { colourFamilies } from '../../../kernel/words/colours.ts';
import { productServices } from '../../../kernel/words/services.ts';
import type { Vocabulary } from '../../../kernel/words/vocabulary.ts';
import { loadProducts, type ProductPage } from '../../catalogue/product-records.ts';
import { facetsSchema } from '../facets.ts';
import { KnownSearchWords } from '../known-search-words.ts';
import { knownWords } from '../known-words.ts';
import { suggest, suggestionSchema } from '../suggest.ts';
import { matchRoutes } from './match-routes.ts';
import { ProductLists, searchSchema } from './product-lists.ts';
import { productCardSchema, productDetailSchema, toProductDetail } from './product-wire.ts';

/** A filter that cannot be read is left out, as an unknown one would be. */
const optionalId = fromDecimal(z.int().positive()).optional().catch(undefined);
const amount = z
  .unknown()
  .transform((value) => fromYuan(value) ?? undefined)
  .optional()
  .meta({ type: 'number', description: 'yuan' });
const idList = z
  .preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(fromDecimal(z.int().positive()).catch(0)))
  .transform((ids) => (ids.length > 0 ? ids : undefined))
  .optional();

/** Words that stand for nothing are left out; with nothing else, the whole filter. */
const wordList = <Word extends string>({ words }: Vocabulary<Word>) =>
  z
    .preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(z.unknown()))
    .transform((given) => words.filter((word) => given.includes(word)))
    .transform((known) => (known.length > 0 ? known : undefined))
    .optional()
    .meta({ type: 'array', items: { type: 'string', enum: [...words] } });

const listQuery = pageQuery.extend({
  title: z.string().nullish(),
  category_id: optionalId,
  pid: optionalId,
  is_recommend: fromDecimal(z.int().min(0).max(1)).optional().catch(undefined),
  ids: z.string().nullish(),
  brand_id: idList,
  price_min: amount,
  price_max: amount,
  in_stock: z.unknown().optional(),
  /** Extension: families of colours, of which it comes in any. */
  colour: wordList(colourFamilies),
  /** Extension: services, all of which hold of it now. */
  service: wordList(productServices),
  /** Extension: a search as it was typed, with nothing corrected. */
  as_typed: z.unknown().optional(),
  /** Extension: only goods this coupon is for. */
  coupon_id: optionalId,
});
export type ProductListQuery = z.output<typeof listQuery>;

const suggestQuery = z.object({
  title: z.string().nullish(),
  limit: fromDecimal(z.int().min(1).max(20)).catch(8),
});

/** `GET good`, `GET good/suggest`, `GET good/words` and `POST good/match` (ours), `GET good/{id}`. */
export const productRoutes: ShopPlugin = async (app) => {
  const { db, times } = app.shop;
  const words = new KnownSearchWords(app);
  const lists = new ProductLists(app, words);
  const details = new Map<Lang, Batch<number, ProductPage>>(
    LANGUAGES.map(({ code }) => [code, new Batch((ids) => loadProducts(db, ids, code))]),
  );

  await app.register(matchRoutes(words));

  app.get(
    '/good',
    {
      schema: cachedResponse(
        { summary: 'List and search goods', querystring: listQuery },
        pageSchema(productCardSchema).extend({ facets: facetsSchema.nullable(), search: searchSchema.nullable() }),
      ),
    },
    (request, reply) =>
      app.responseCache.sendAssembled(request, reply, { maxAge: 5, staleWhileRevalidate: 30 }, () =>
        lists.page(request, request.query, isFlagged(request.query, 'ids')),
      ),
  );

  app.get(
    '/good/suggest',
    {
      schema: cachedResponse(
        { summary: 'What a search could go on to', querystring: suggestQuery },
        z.array(suggestionSchema),
      ),
    },
    (request, reply) =>
      app.responseCache.send(request, reply, { maxAge: 60, staleWhileRevalidate: 300, tags: ['goods'] }, async () =>
        suggest(db, request.query.title ?? '', {
          lang: request.lang,
          words: await words.find(request.lang),
          limit: request.query.limit,
        }),
      ),
  );

  app.get(
    '/good/words',
    {
      schema: cachedResponse(
        {
          summary: 'Words to search for instead: popular ones, and ones written nearly alike',
          querystring: suggestQuery,
        },
        z.object({ popular: z.array(z.string()), near: z.array(z.string()) }),
      ),
    },
    (request, reply) =>
      app.responseCache.send(request, reply, { maxAge: 300, staleWhileRevalidate: 3600, tags: ['goods'] }, () =>
        knownWords(db, request.query.title ?? '', request.lang, request.query.limit),
      ),
  );

  app.get(
    '/good/:id',
    { schema: cachedResponse({ summary: 'One good with its SKUs', params: idParams }, productDetailSchema) },
    (request, reply) =>
      app.responseCache.sendAssembled(request, reply, { maxAge: 5, staleWhileRevalidate: 10 }, async () => {
        const { lang, params } = request;
        const [page, offers] = await Promise.all([details.get(lang)?.load(params.id), app.offers.find(lang)]);
        const product = toProductDetail(found(page), offers.value.of(params.id), lang, times);
        return { json: JSON.stringify(product), tags: [`good:${product.id}`], parts: [offers] };
      }),
  );
};

import { z } from 'zod';
import type { ShopContext, ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { cachedResponse } from '../../../kernel/wire/cached-response.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idValue } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { fromDecimal } from '../../../kernel/wire/read-number.ts';
import { resourcesOf } from '../../../kernel/wire/resource.ts';
import { saleStates } from '../../../kernel/words/flash-sales.ts';
import { loadProduct } from '../../catalogue/product-records.ts';
import { countOwnPieces } from '../order-sales.ts';
import { findSale, listSales } from '../sale-records.ts';
import { ownPiecesSchema, saleRowSchema, saleSchema, toSale, toSaleRow, type WireSale } from './sale-wire.ts';

const listQuery = pageQuery.extend({
  time: z.string().nullish(),
  state: fromDecimal(z.int().min(0).max(2)).optional().catch(undefined),
});

/** Times tick and stock falls while people watch: a second is long enough. */
const freshness = { maxAge: 1, staleWhileRevalidate: 2, tags: ['flash-sales'] } as const;

/** `GET seckill` and `GET seckill/{good_id}`; `GET seckill/had` is ours, and is kept for nobody. */
export const flashSaleRoutes: ShopPlugin = async (app) => {
  const { db, times, now: clock } = app.shop;

  app.get(
    '/seckill',
    {
      schema: cachedResponse(
        { summary: 'Flash sales of a slot', querystring: listQuery },
        pageSchema(saleRowSchema).extend({ server_time: z.string() }),
      ),
    },
    (request, reply) =>
      app.responseCache.send(request, reply, freshness, async () => {
        const { lang, query } = request;
        const now = clock();
        const slot = query.time ? (times.parse(query.time) ?? undefined) : undefined;
        const state = saleStates.find(query.state);
        const { records, total } = await listSales(db, lang, now, { ...query, slot, state });
        const pictures = await resourcesOf(
          db,
          'good',
          records.map(({ sale }) => sale.productId),
          '%_zimg',
        );
        const rows = records.map((record) =>
          toSaleRow(record, pictures.get(record.sale.productId) ?? [], { lang, times, now }),
        );
        return { ...toPage(request, query, rows, total), server_time: times.text(now) };
      }),
  );

  app.get(
    '/seckill/had',
    {
      config: { access: 'login' },
      schema: {
        summary: 'Pieces the customer has had of each sale that is not over',
        response: okSchema(z.array(ownPiecesSchema)),
      },
    },
    async (request) => {
      const had = await countOwnPieces(db, signedIn(request).id, clock());
      return ok([...had].map(([id, number]) => ({ id, number })));
    },
  );

  app.get(
    '/seckill/:good_id',
    {
      schema: cachedResponse(
        {
          summary: 'The flash sale of a good, when one is running or coming',
          params: z.object({ good_id: idValue('record.missing') }),
        },
        saleSchema.nullable(),
      ),
    },
    (request, reply) =>
      app.responseCache.send(request, reply, freshness, () =>
        saleOfProduct(app.shop, request.params.good_id, request.lang),
      ),
  );
};

async function saleOfProduct(
  { db, times, now: clock }: ShopContext,
  productId: number,
  lang: Lang,
): Promise<WireSale | null> {
  const now = clock();
  const record = await findSale(db, productId, lang, now);
  const product = record && (await loadProduct(db, productId, lang));
  if (!record || !product) return null;
  const own = (await resourcesOf(db, 'flash_sale', [record.sale.id])).get(record.sale.id);
  const pictures = { many: own ?? product.pictures, ofVariants: product.variantPictures };
  const stocks = new Map(product.variants.map(({ id, stock }) => [id, stock]));
  const stockOf = (variantId: number | null) =>
    variantId === null ? product.product.stock : (stocks.get(variantId) ?? 0);
  return toSale(record, pictures, { details: product.text.details ?? '', stockOf }, { lang, times, now });
}

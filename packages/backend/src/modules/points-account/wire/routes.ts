import { z } from 'zod';
import type { ShopContext, ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { readSettings } from '../../../kernel/settings/settings.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { decimalNumber, idValue, listBody, wholeNumber } from '../../../kernel/wire/inputs.ts';
import { pageQuery, toPage } from '../../../kernel/wire/page.ts';
import { fromDecimal } from '../../../kernel/wire/read-number.ts';
import { MAX_CSV_ROWS, sendCsv } from '../../../kernel/wire/send-csv.ts';
import { rangeField, readRange } from '../../../kernel/wire/time-range.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { ledgerTypes } from '../../../kernel/words/money.ts';
import { MAX_CART_LINES, MAX_LINE_PIECES } from '../../cart/cart-line.ts';
import { loadSaleProducts } from '../../catalogue/sale-products.ts';
import { balanceQuery, readClosingBalances } from '../../ledgers/closing-balances-query.ts';
import { pointsLedger } from '../../ledgers/ledgers.ts';
import { quoteLines } from '../../orders/quote.ts';
import {
  availablePoints,
  exportEntries,
  listEntries,
  type PointsFilter,
  pointsLimits,
  sumEntries,
} from '../../points/points-records.ts';
import { pointValue, returnPercent, yuanPerPoint } from '../../points/rate.ts';
import { payableByPoints, pointsFor } from '../../points/rules.ts';
import {
  deductionResponse,
  pointsBalancesResponse,
  pointsLogResponse,
  pointsRulesResponse,
  toPointsEntry,
  toPointsTable,
} from '../../points/wire/responses.ts';
import { reviewPoints, reviewPointsLength, reviewPointsPictures } from '../../reviews/review-settings.ts';

const filterFields = {
  keyword: z.string().max(100).nullish().catch(null),
  type: fromDecimal(z.int().min(0).max(1)).nullish().catch(null),
  timeInterval: rangeField,
};
const listQuery = pageQuery.extend(filterFields);
const fileQuery = z.object(filterFields);

/** `number` is an extension: one piece without it. `price` is accepted and not used, the shop knows its own. */
const line = z.object({
  ids: idValue(),
  skuIds: wholeNumber().nullish(),
  price: decimalNumber().nullish(),
  number: wholeNumber()
    .pipe(z.int('param.missing').min(1, 'param.missing').max(MAX_LINE_PIECES, 'param.missing'))
    .nullish(),
});
const body = listBody(line).refine((lines) => lines.length <= MAX_CART_LINES, 'param.missing');
type Line = z.output<typeof line>;

/** Points. `integralLog/csv`, `integralLog/balance` and `integralLog/rules` are ours. */
export const pointRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const { db, times } = shop;
  const config = { access: 'login' } as const;

  app.get(
    '/integralLog',
    {
      config,
      schema: {
        summary: 'Changes of the points with their sums',
        querystring: listQuery,
        response: okSchema(pointsLogResponse),
      },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const filter = toFilter(request.query, request.lang, times);
      const { rows, total } = await listEntries(db, userId, filter, request.query);
      const balances = await pointsLedger.after(
        db,
        userId,
        rows.map(({ id }) => id),
      );
      const entries = rows.map((row) => toPointsEntry(row, balances.get(row.id) ?? 0, request.lang, times));
      return ok({
        paginate: toPage(request, request.query, entries, total),
        ...(await sumEntries(db, userId, filter)),
      });
    },
  );

  app.get(
    '/integralLog/csv',
    {
      config,
      schema: {
        summary: 'Changes of the points as a table, newest first',
        querystring: fileQuery,
        response: { 200: z.file().mime('text/csv') },
      },
    },
    async (request, reply) => {
      const filter = toFilter(request.query, request.lang, times);
      const rows = await exportEntries(db, signedIn(request).id, filter, MAX_CSV_ROWS);
      return sendCsv(reply, 'points', toPointsTable(rows, request.lang, times));
    },
  );

  app.get(
    '/integralLog/balance',
    {
      config,
      schema: {
        summary: 'The points at the end of each day, with what moved them',
        querystring: balanceQuery,
        response: okSchema(pointsBalancesResponse),
      },
    },
    async (request) => ok(await readClosingBalances(shop, pointsLedger, signedIn(request).id, request.query)),
  );

  app.get(
    '/integralLog/rules',
    { schema: { summary: 'What points are worth and how they are earned', response: okSchema(pointsRulesResponse) } },
    async () => {
      const { parities, ...review } = await readSettings(db, {
        parities: pointValue,
        review: reviewPoints,
        review_characters: reviewPointsLength,
        review_pictures: reviewPointsPictures,
      });
      return ok({ parities, return_percent: await returnPercent(db), ...review });
    },
  );

  app.post(
    '/integralCommodity',
    { config, schema: { summary: 'How many points an order may use', body, response: okSchema(deductionResponse) } },
    async (request) => ok(await deductionOf(shop, signedIn(request).id, request.body)),
  );
};

async function deductionOf(
  { db }: ShopContext,
  userId: number,
  lines: readonly Line[],
): Promise<z.output<typeof deductionResponse>> {
  const productIds = lines.map(({ ids }) => ids);
  const wanted = lines.map(({ ids, skuIds, number }) => ({
    productId: ids,
    variantId: skuIds || null,
    quantity: number ?? 1,
    price: null,
  }));
  const quoted = quoteLines(wanted, await loadSaleProducts(db, productIds));
  const totals = quoted.map(({ productId, price, quantity }) => ({ productId, total: price * quantity }));
  const rate = await yuanPerPoint(db);
  return {
    available: await availablePoints(db, userId),
    deductible: pointsFor(payableByPoints(totals, await pointsLimits(db, productIds)), rate),
    parities: rate,
  };
}

function toFilter({ keyword, type, timeInterval }: z.output<typeof fileQuery>, lang: Lang, times: Times): PointsFilter {
  return {
    type: ledgerTypes.find(type),
    keyword: keyword?.trim() || null,
    range: readRange(timeInterval, times),
    lang,
  };
}

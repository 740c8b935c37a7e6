import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { pageQuery, toPage } from '../../../kernel/wire/page.ts';
import { fromDecimal } from '../../../kernel/wire/read-number.ts';
import { MAX_CSV_ROWS, sendCsv } from '../../../kernel/wire/send-csv.ts';
import { rangeField, readRange } from '../../../kernel/wire/time-range.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { ledgerTypes, payWays } from '../../../kernel/words/money.ts';
import { balanceQuery, readClosingBalances } from '../../ledgers/closing-balances-query.ts';
import { moneyLedger } from '../../ledgers/ledgers.ts';
import { type Bill, type BillFilter, exportBills, findBill, listBills, sumBills } from '../bill-records.ts';
import { billBalancesResponse, billResponse, billsResponse, toBill, toBillBalances, toBillTable } from './responses.ts';

/** `type` is one above the stored number: 0 or nothing means both. */
const filterFields = {
  type: fromDecimal(z.int().min(0).max(2)).optional().catch(undefined),
  pay_way: fromDecimal(z.int().min(0).max(1)).nullish().catch(null),
  keyword: z.string().max(100).nullish().catch(null),
  month: z.string().nullish(),
  timeInterval: rangeField,
};
const listQuery = pageQuery.extend(filterFields);
const fileQuery = z.object(filterFields);

/** Changes of the balance, and online payments beside them; `moneyLog/csv` and `moneyLog/balance` are ours. */
export const billRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const { db, times } = shop;
  const config = { access: 'login' } as const;
  const responsesOf = async (userId: number, rows: readonly Bill[], lang: Lang) => {
    const balances = await moneyLedger.after(
      db,
      userId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toBill(row, balances.get(row.id) ?? null, lang, times));
  };

  app.get(
    '/moneyLog',
    {
      config,
      schema: {
        summary: 'Changes of the balance with their sums',
        querystring: listQuery,
        response: okSchema(billsResponse),
      },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const filter = toFilter(request.query, request.lang, times);
      const { rows, total } = await listBills(db, userId, filter, request.query);
      const { income, expend } = await sumBills(db, userId, filter);
      const bills = await responsesOf(userId, rows, request.lang);
      return ok({
        paginate: toPage(request, request.query, bills, total),
        income: toYuan(income),
        expend: toYuan(expend),
      });
    },
  );

  app.get(
    '/moneyLog/csv',
    {
      config,
      schema: {
        summary: 'Changes of the balance as a table, newest first',
        querystring: fileQuery,
        response: { 200: z.file().mime('text/csv') },
      },
    },
    async (request, reply) => {
      const filter = toFilter(request.query, request.lang, times);
      const rows = await exportBills(db, signedIn(request).id, filter, MAX_CSV_ROWS);
      return sendCsv(reply, 'bills', toBillTable(rows, request.lang, times));
    },
  );

  app.get(
    '/moneyLog/balance',
    {
      config,
      schema: {
        summary: 'The balance at the end of each day, with what moved it',
        querystring: balanceQuery,
        response: okSchema(billBalancesResponse),
      },
    },
    async (request) =>
      ok(toBillBalances(await readClosingBalances(shop, moneyLedger, signedIn(request).id, request.query))),
  );

  app.get(
    '/moneyLog/:id',
    {
      config,
      schema: { summary: 'One change of the balance', params: idParams, response: okSchema(billResponse.nullable()) },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const row = await findBill(db, userId, request.params.id);
      const [bill = null] = row ? await responsesOf(userId, [row], request.lang) : [];
      return ok(bill);
    },
  );
};

function toFilter(query: z.output<typeof fileQuery>, lang: Lang, times: Times): BillFilter {
  const { type, pay_way: way, keyword, month, timeInterval } = query;
  return {
    // One higher than in the rows: 0 is all of them.
    type: typeof type === 'number' ? ledgerTypes.find(type - 1) : null,
    way: payWays.find(way),
    keyword: keyword?.trim() || null,
    ranges: [readRange(month, times), readRange(timeInterval, times)].filter((range) => range !== null),
    lang,
  };
}

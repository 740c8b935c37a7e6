import { z } from 'zod';
import { signedIn } from '../../plugins/access.ts';
import type { ShopPlugin } from '../../plugins/types.ts';
import { ok, okSchema } from '../../wire/envelope.ts';
import { idParams } from '../../wire/inputs.ts';
import { toYuan } from '../../wire/money.ts';
import { pageQuery, toPage } from '../../wire/page.ts';
import { fromDecimal } from '../../wire/read-number.ts';
import { MAX_CSV_ROWS, sendCsv } from '../../wire/send-csv.ts';
import { rangeField, readRange } from '../../wire/time-range.ts';
import type { Times } from '../../wire/times.ts';
import { billAnswer, billsAnswer, toBill, toBillTable } from './answers.ts';
import { type BillFilter, exportBills, findBill, listBills, sumBills } from './repository.ts';

/** `type` is one above the stored number: 0 or nothing means both. */
const filterFields = {
  type: fromDecimal(z.int().min(0).max(2)).optional().catch(undefined),
  month: z.string().nullish(),
  timeInterval: rangeField,
};
const listQuery = pageQuery.extend(filterFields);
const fileQuery = z.object(filterFields);

/** `api.md` 10: changes of the balance; `moneyLog/csv` is ours. */
export const billRoutes: ShopPlugin = async (app) => {
  const { db, times } = app.shop;
  const config = { access: 'login' } as const;

  app.get(
    '/moneyLog',
    {
      config,
      schema: {
        summary: 'Changes of the balance with their sums',
        querystring: listQuery,
        response: okSchema(billsAnswer),
      },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const filter = toFilter(request.query, times);
      const { rows, total } = await listBills(db, userId, filter, request.query);
      const { income, expend } = await sumBills(db, userId, filter);
      const bills = rows.map((row) => toBill(row, request.lang, times));
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
      const filter = toFilter(request.query, times);
      const rows = await exportBills(db, signedIn(request).id, filter, MAX_CSV_ROWS);
      return sendCsv(reply, 'bills', toBillTable(rows, request.lang, times));
    },
  );

  app.get(
    '/moneyLog/:id',
    {
      config,
      schema: { summary: 'One change of the balance', params: idParams, response: okSchema(billAnswer.nullable()) },
    },
    async (request) => {
      const row = await findBill(db, signedIn(request).id, request.params.id);
      return ok(row && toBill(row, request.lang, times));
    },
  );
};

function toFilter({ type, month, timeInterval }: z.output<typeof fileQuery>, times: Times): BillFilter {
  const ranges = [readRange(month, times), readRange(timeInterval, times)].filter((range) => range !== null);
  return { type: type === 1 ? 0 : type === 2 ? 1 : null, ranges };
}

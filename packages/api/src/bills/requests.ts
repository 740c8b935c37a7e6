import type { ApiClient, QueryParams, RequestOptions } from '../client/api-client.ts';
import type { BalanceDays, Balances } from '../model/ledger.ts';
import { balanceParams, filterParams, ledgerParams, toBalances, wireBalances } from '../wire/ledger.ts';
import { payWayNumbers } from '../wire/numbers.ts';
import { parserOf } from '../wire/parts.ts';
import { centsFromYuan } from '../wire/values.ts';
import { directionNumbers, toBillPage } from './mapping.ts';
import type { BillFilter, BillPage, BillQuery } from './model.ts';
import { wireBillPage } from './wire.ts';

const columns = { time: 'created_at', amount: 'money' };

/** The customer's bills, newest first unless asked otherwise; sums are over all that match, in cents. */
export async function listBills(client: ApiClient, query: BillQuery = {}, options?: RequestOptions): Promise<BillPage> {
  const params = { ...ledgerParams(query, columns), ...ownParams(query) };
  return toBillPage(await client.get('moneyLog', parserOf(wireBillPage), params, options));
}

/** The balance at the end of each day, in cents (extension of our server, api level 8; `not-found` elsewhere). */
export async function getBalances(client: ApiClient, days: BalanceDays, options?: RequestOptions): Promise<Balances> {
  const wire = await client.get('moneyLog/balance', parserOf(wireBalances), balanceParams(days), options);
  return toBalances(wire, centsFromYuan);
}

/**
 * The bills that match as a table (CSV, UTF-8 with its mark), newest first, at most 10 000 of them; amounts in currency units, spending
 * negative.
 */
export async function exportBills(client: ApiClient, filter: BillFilter = {}, options?: RequestOptions): Promise<Blob> {
  return client.file('moneyLog/csv', { ...filterParams(filter), ...ownParams(filter) }, options);
}

const ownParams = ({ direction, method }: BillFilter): QueryParams => ({
  type: direction ? directionNumbers[direction] : undefined,
  pay_way: method ? payWayNumbers[method] : undefined,
});

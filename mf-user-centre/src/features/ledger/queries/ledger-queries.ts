import type { ApiClient } from '@jishi/api';
import { accountQuery } from '@jishi/api/account/queries';
import type { LedgerQuery } from '@jishi/api/bills';
import { balancesQuery, billsQuery } from '@jishi/api/bills/queries';
import { pointsBalancesQuery, pointsQuery } from '@jishi/api/points/queries';
import { shopToday } from '../../../model/shop-today.ts';
import type { LedgerAddress } from '../model/ledger-address.ts';
import { balanceDays, listDays } from '../model/ledger-days.ts';

/** What the rows of an address are narrowed by; its range ends today. */
export const ledgerFilter = ({ direction, keyword, range, own }: LedgerAddress) => ({
  direction: direction === 'all' ? undefined : direction,
  keyword: keyword || undefined,
  ...listDays(range, own, shopToday()),
});

/** The same for the wallet, which also knows what moved the money. */
export const walletFilter = (address: LedgerAddress) => ({
  ...ledgerFilter(address),
  method: address.method === 'all' ? undefined : address.method,
});

const pageOf = ({ sort, page, pageSize }: LedgerAddress): LedgerQuery => ({ sort, page, pageSize });

/** The bills an address asks for. */
export const walletQuery = (api: ApiClient, address: LedgerAddress) =>
  billsQuery(api, { ...walletFilter(address), ...pageOf(address) });

/** The changes of points an address asks for. */
export const pointsListQuery = (api: ApiClient, address: LedgerAddress) =>
  pointsQuery(api, { ...ledgerFilter(address), ...pageOf(address) });

const daysOf = ({ range, own }: LedgerAddress) => balanceDays(range, own, shopToday());

/** The balance by day over the range of an address. */
export const walletBalancesQuery = (api: ApiClient, address: LedgerAddress) => balancesQuery(api, daysOf(address));

/** The points by day over the range of an address. */
export const pointsByDayQuery = (api: ApiClient, address: LedgerAddress) => pointsBalancesQuery(api, daysOf(address));

/** What the customer has now, as the page before knew it: asking anew while that page leaves would be cut off with it. */
export const ownedQuery = (api: ApiClient) => accountQuery(api);

import { lazyRequests } from '../client/lazy-requests.ts';

export {
  type BalanceDays,
  type Balances,
  type LedgerDirection,
  type LedgerFilter,
  type LedgerPage,
  type LedgerQuery,
  type LedgerSort,
  ledgerSorts,
} from '../model/ledger.ts';
export type { Bill, BillFilter, BillMethod, BillPage, BillQuery } from './model.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const exportBills = request('exportBills');
export const getBalances = request('getBalances');
export const listBills = request('listBills');

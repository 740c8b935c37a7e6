import { lazyRequests } from '../client/lazy-requests.ts';

export type { BalanceDays, Balances, LedgerFilter } from '../model/ledger.ts';
export type {
  PointsDirection,
  PointsEntry,
  PointsOffer,
  PointsOfferLine,
  PointsPage,
  PointsQuery,
  PointsRules,
  PointsSource,
} from './model.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const exportPoints = request('exportPoints');
export const getPointsBalances = request('getPointsBalances');
export const getPointsOffer = request('getPointsOffer');
export const getPointsRules = request('getPointsRules');
export const listPoints = request('listPoints');

import { late } from '../late.ts';

export type {
  PointsDirection,
  PointsEntry,
  PointsOffer,
  PointsOfferLine,
  PointsPage,
  PointsQuery,
} from './model.ts';

const request = late(() => import('./requests.ts'));

export const getPointsOffer = request('getPointsOffer');
export const listPoints = request('listPoints');

import { late } from '../late.ts';

export type { AddressChoice, AddressOffer, AgainLine, AgainObstacle } from './model.ts';

const request = late(() => import('./requests.ts'));

export const changeOrderAddress = request('changeOrderAddress');
export const getAddressOffer = request('getAddressOffer');
export const getAgainLines = request('getAgainLines');
export const purgeOrder = request('purgeOrder');
export const restoreOrder = request('restoreOrder');

import { lazyRequests } from '../client/lazy-requests.ts';

export type {
  Address,
  AddressInput,
  DeliveredGoods,
  DeliveryCost,
  DeliveryEstimate,
  DeliveryTo,
  MapTiles,
  Region,
  ShippingFee,
  ShippingFeeLine,
} from './model.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const createAddress = request('createAddress');
export const estimateDelivery = request('estimateDelivery');
export const getMapTiles = request('getMapTiles');
export const getShippingFee = request('getShippingFee');
export const listAddresses = request('listAddresses');
export const listRegions = request('listRegions');
export const removeAddress = request('removeAddress');
export const setDefaultAddress = request('setDefaultAddress');
export const updateAddress = request('updateAddress');

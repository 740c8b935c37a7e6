import { lazyRequests } from '../client/lazy-requests.ts';
import { prepareStreams } from '../client/prepare-calls.ts';

export type {
  FlashSale,
  FlashSaleCard,
  FlashSalePage,
  FlashSaleQuery,
  FlashSaleSlot,
  FlashSaleState,
  FlashSaleVariant,
  OwnPieces,
  SaleReminders,
  SlotQuery,
} from './model.ts';
export type { PlaceState, SalePlace, WantedPlace } from './place-model.ts';
export { productInSale, saleVariantOf } from './sale-product.ts';
export { flashSaleSlots } from './slots.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const getFlashSale = request('getFlashSale');
export const getSaleReminders = request('getSaleReminders');
export const listFlashSales = request('listFlashSales');
export const listOwnPieces = request('listOwnPieces');
export const listSaleReminders = request('listSaleReminders');
export const removeSaleReminder = request('removeSaleReminder');
export const setSaleReminder = request('setSaleReminder');
export const watchFlashSales = lazyRequests(() => import('./live-hub.ts'), prepareStreams)('watchFlashSales');

const line = lazyRequests(() => import('./place-requests.ts'));

export const takeSalePlace = line('takeSalePlace');
export const getSalePlace = line('getSalePlace');
export const leaveSaleLine = line('leaveSaleLine');
export const watchSalePlace = line('watchSalePlace');

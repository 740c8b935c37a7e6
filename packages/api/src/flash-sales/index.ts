import { late } from '../late.ts';

export type {
  FlashSale,
  FlashSaleCard,
  FlashSalePage,
  FlashSaleQuery,
  FlashSaleSlot,
  FlashSaleState,
  FlashSaleVariant,
} from './model.ts';
export { productInSale, saleVariantOf } from './sale-product.ts';
export { flashSaleSlots } from './slots.ts';

const request = late(() => import('./requests.ts'));

export const getFlashSale = request('getFlashSale');
export const listFlashSales = request('listFlashSales');

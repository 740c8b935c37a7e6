import type { SaleProduct } from '../../catalogue/sale-products.ts';

/** A product on sale as orders read it; not in any database. */
export const aSaleProduct = (over: Partial<SaleProduct> = {}): SaleProduct => ({
  id: 4,
  categoryId: null,
  type: 'physical',
  isOnSale: true,
  shelfState: 'on',
  isDeleted: false,
  price: 19_990,
  marketPrice: 0,
  stock: 10,
  stockFallsOnPayment: false,
  shippingType: 'fixed',
  shippingRateId: null,
  shippingFeeYuan: 8,
  freeShippingFrom: null,
  purchaseLimit: 0,
  name: { zh: '耳机', en: 'Earphones' },
  picture: '/media/g4.webp',
  variants: [],
  ...over,
});

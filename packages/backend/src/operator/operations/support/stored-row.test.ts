import { expect, it } from 'vitest';
import { orderLines, orders } from '../../../kernel/db/schema/index.ts';
import { storedRow } from './stored-row.ts';

it('prints the keys that scripts of operators know, whatever the code calls them', () => {
  expect(storedRow(orders, { id: 1, shippingFee: 800, productsTotal: 1000, number: 'x' })).toEqual({
    ...{ id: 1, carriage: 800, goodsTotal: 1000, identification: 'x' },
  });
  expect(storedRow(orderLines, { productId: 4, variantId: null })).toEqual({ goodId: 4, skuId: null });
});

it('prints yes and no as they are stored', () => {
  expect(storedRow(orders, { isReceivedByClock: true, isReviewedByClock: false })).toEqual({
    ...{ isAutomaticReceiving: 1, isAutomaticEvaluate: 0 },
  });
  expect(storedRow(orderLines, { isStockTaken: true })).toEqual({ isStockTaken: true });
});

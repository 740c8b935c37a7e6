import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { refundAskingRoutes } from './asking-routes.ts';
import { ownRefundRoutes } from './own-refund-routes.ts';

/** Refunds and returns customers ask for (decision 134). */
export const refundRoutes: ShopPlugin = async (app) => {
  await app.register(refundAskingRoutes);
  await app.register(ownRefundRoutes);
};

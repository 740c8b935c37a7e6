import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { orderActionRoutes } from './action-routes.ts';
import { addressChangeRoutes } from './address-change-routes.ts';
import { buyAgainRoutes } from './again-routes.ts';
import { orderDetailRoutes } from './detail-routes.ts';
import { orderListRoutes } from './list-routes.ts';
import { orderShipmentRoutes } from './shipment-routes.ts';

/** What customers see of their orders, and do with them. Placing them is `orders/wire/placing-routes.ts`. */
export const ownOrderRoutes: ShopPlugin = async (app) => {
  await app.register(orderListRoutes);
  await app.register(orderDetailRoutes);
  await app.register(orderActionRoutes);
  await app.register(orderShipmentRoutes);
  await app.register(addressChangeRoutes);
  await app.register(buyAgainRoutes);
};

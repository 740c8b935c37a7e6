import { sandboxRoutes } from '../demo/cashier/cashier-routes.ts';
import { createPictureCatalogue } from '../demo/pictures/catalogue.ts';
import type { ShopPlugin } from '../kernel/context/shop-app.ts';
import { docsRoutes } from '../kernel/openapi/routes.ts';
import { accountRoutes } from '../modules/account/routes.ts';
import { addressRoutes } from '../modules/addresses/routes.ts';
import { articleRoutes } from '../modules/articles/routes.ts';
import { billRoutes } from '../modules/bills/routes.ts';
import { cartRoutes } from '../modules/cart/routes.ts';
import { categoryRoutes } from '../modules/categories/routes.ts';
import { couponRoutes } from '../modules/coupons/routes.ts';
import { dataExportRoutes } from '../modules/data-exports/routes.ts';
import { downloadRoutes } from '../modules/downloads/routes.ts';
import { favouriteRoutes } from '../modules/favourites/routes.ts';
import { salePlaceRoutes } from '../modules/flash-sales/line/place-routes.ts';
import { saleEventRoutes } from '../modules/flash-sales/live/sale-events.ts';
import { saleReminderRoutes } from '../modules/flash-sales/reminders/reminder-routes.ts';
import { flashSaleRoutes } from '../modules/flash-sales/routes.ts';
import { goodRoutes } from '../modules/goods/routes.ts';
import { internalRoutes } from '../modules/internal/routes.ts';
import { lotteryRoutes } from '../modules/lotteries/routes.ts';
import { noticeChoiceRoutes } from '../modules/notices/choice-routes.ts';
import { noticeRoutes } from '../modules/notices/routes.ts';
import { unreadEventRoutes } from '../modules/notices/unread-events.ts';
import { freightRoutes } from '../modules/orders/freight-routes.ts';
import { orderPlacingRoutes } from '../modules/orders/placing-routes.ts';
import { ownOrderRoutes } from '../modules/own-orders/routes.ts';
import { trackingNoticeRoutes } from '../modules/parcels/notice-routes.ts';
import { passkeyRoutes } from '../modules/passkeys/routes.ts';
import { paymentRoutes } from '../modules/payments/routes.ts';
import { pictureRoutes } from '../modules/pictures/routes.ts';
import { pointRoutes } from '../modules/points-account/routes.ts';
import { refundRoutes } from '../modules/refunds/routes.ts';
import { regionRoutes } from '../modules/regions/routes.ts';
import { ownReviewRoutes } from '../modules/reviews/own-routes.ts';
import { reviewRoutes } from '../modules/reviews/routes.ts';
import { shopRoutes } from '../modules/shop/routes.ts';
import { deviceRoutes } from '../modules/sign-in/device-routes.ts';
import { emailRoutes } from '../modules/sign-in/email-routes.ts';
import { miniLoginRoutes } from '../modules/sign-in/mini-login-routes.ts';
import { proofRoutes } from '../modules/sign-in/proof-routes.ts';
import { qrEventRoutes } from '../modules/sign-in/qr-events.ts';
import { qrRoutes } from '../modules/sign-in/qr-routes.ts';
import { signInRoutes } from '../modules/sign-in/routes.ts';
import { securityRoutes } from '../modules/sign-in/security-routes.ts';
import { securityStateRoutes } from '../modules/sign-in/security-state-routes.ts';
import { siteMapRoutes } from '../modules/site-map/routes.ts';
import { uploadFileRoutes, uploadRoutes } from '../modules/uploads/routes.ts';

/** Modules of the contract, below `SHOP_API_BASE`. One line each, in alphabetical order. */
export const apiModules: readonly ShopPlugin[] = [
  accountRoutes,
  addressRoutes,
  articleRoutes,
  billRoutes,
  cartRoutes,
  categoryRoutes,
  couponRoutes,
  dataExportRoutes,
  deviceRoutes,
  downloadRoutes,
  emailRoutes,
  favouriteRoutes,
  flashSaleRoutes,
  freightRoutes,
  goodRoutes,
  lotteryRoutes,
  miniLoginRoutes,
  noticeChoiceRoutes,
  noticeRoutes,
  orderPlacingRoutes,
  ownOrderRoutes,
  paymentRoutes,
  ownReviewRoutes,
  passkeyRoutes,
  pointRoutes,
  proofRoutes,
  qrEventRoutes,
  qrRoutes,
  refundRoutes,
  regionRoutes,
  reviewRoutes,
  saleEventRoutes,
  saleReminderRoutes,
  salePlaceRoutes,
  securityRoutes,
  securityStateRoutes,
  shopRoutes,
  signInRoutes,
  siteMapRoutes,
  trackingNoticeRoutes,
  unreadEventRoutes,
  uploadRoutes,
];

/** Modules with paths of their own, such as `/media` and `/api/docs`. */
export const rootModules: readonly ShopPlugin[] = [
  docsRoutes,
  internalRoutes,
  pictureRoutes(createPictureCatalogue),
  sandboxRoutes,
  uploadFileRoutes,
];

import { internalRoutes } from '../internal/routes.ts';
import { docsRoutes } from '../openapi/routes.ts';
import { pictureRoutes } from '../pictures/routes.ts';
import type { ShopPlugin } from '../plugins/types.ts';
import { accountRoutes } from './account/routes.ts';
import { addressRoutes } from './addresses/routes.ts';
import { articleRoutes } from './articles/routes.ts';
import { billRoutes } from './bills/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { couponRoutes } from './coupons/routes.ts';
import { dataExportRoutes } from './data-exports/routes.ts';
import { downloadRoutes } from './downloads/routes.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { salePlaceRoutes } from './flash-sales/line/place-routes.ts';
import { saleEventRoutes } from './flash-sales/live/sale-events.ts';
import { saleReminderRoutes } from './flash-sales/reminders/reminder-routes.ts';
import { flashSaleRoutes } from './flash-sales/routes.ts';
import { freightRoutes } from './freight/routes.ts';
import { goodRoutes } from './goods/routes.ts';
import { lotteryRoutes } from './lotteries/routes.ts';
import { noticeChoiceRoutes } from './notices/choice-routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { unreadEventRoutes } from './notices/unread-events.ts';
import { orderRoutes } from './orders/routes.ts';
import { trackingNoticeRoutes } from './parcels/notice-routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { sandboxRoutes } from './payments/sandbox-routes.ts';
import { pointRoutes } from './points/routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { regionRoutes } from './regions/routes.ts';
import { ownReviewRoutes } from './reviews/own-routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { shopRoutes } from './shop/routes.ts';
import { deviceRoutes } from './sign-in/device-routes.ts';
import { emailRoutes } from './sign-in/email-routes.ts';
import { miniLoginRoutes } from './sign-in/mini-login-routes.ts';
import { proofRoutes } from './sign-in/proof-routes.ts';
import { qrEventRoutes } from './sign-in/qr-events.ts';
import { qrRoutes } from './sign-in/qr-routes.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { securityRoutes } from './sign-in/security-routes.ts';
import { securityStateRoutes } from './sign-in/security-state-routes.ts';
import { siteMapRoutes } from './site-map/routes.ts';
import { uploadFileRoutes, uploadRoutes } from './uploads/routes.ts';

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
  orderRoutes,
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
  pictureRoutes,
  sandboxRoutes,
  uploadFileRoutes,
];

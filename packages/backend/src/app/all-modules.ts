import { sandboxRoutes } from '../demo/cashier/cashier-routes.ts';
import { createPictureCatalogue } from '../demo/pictures/catalogue.ts';
import type { ShopPlugin } from '../kernel/context/shop-app.ts';
import { docsRoutes } from '../kernel/openapi/routes.ts';
import { accountRoutes } from '../modules/account/wire/routes.ts';
import { addressRoutes } from '../modules/addresses/wire/routes.ts';
import { articleRoutes } from '../modules/articles/wire/routes.ts';
import { billRoutes } from '../modules/bills/wire/routes.ts';
import { cartRoutes } from '../modules/cart/wire/routes.ts';
import { categoryRoutes } from '../modules/categories/wire/routes.ts';
import { couponRoutes } from '../modules/coupons/wire/routes.ts';
import { dataExportRoutes } from '../modules/data-exports/wire/routes.ts';
import { downloadRoutes } from '../modules/downloads/wire/routes.ts';
import { favouriteListRoutes } from '../modules/favourites/wire/list-routes.ts';
import { favouriteRoutes } from '../modules/favourites/wire/routes.ts';
import { favouriteShareRoutes } from '../modules/favourites/wire/share-routes.ts';
import { salePlaceRoutes } from '../modules/flash-sales/wire/place-routes.ts';
import { saleReminderRoutes } from '../modules/flash-sales/wire/reminder-routes.ts';
import { flashSaleRoutes } from '../modules/flash-sales/wire/routes.ts';
import { saleEventRoutes } from '../modules/flash-sales/wire/sale-events.ts';
import { internalRoutes } from '../modules/internal/wire/routes.ts';
import { lotteryRoutes } from '../modules/lotteries/wire/routes.ts';
import { noticeChoiceRoutes } from '../modules/notices/wire/choice-routes.ts';
import { noticeRoutes } from '../modules/notices/wire/routes.ts';
import { unreadEventRoutes } from '../modules/notices/wire/unread-events.ts';
import { bestCouponRoutes } from '../modules/orders/wire/best-coupon-routes.ts';
import { deliveryEstimateRoutes } from '../modules/orders/wire/delivery-estimate-routes.ts';
import { orderPlacingRoutes } from '../modules/orders/wire/placing-routes.ts';
import { shippingFeeRoutes } from '../modules/orders/wire/shipping-fee-routes.ts';
import { ownOrderRoutes } from '../modules/own-orders/wire/routes.ts';
import { trackingNoticeRoutes } from '../modules/parcels/wire/notice-routes.ts';
import { passkeyRoutes } from '../modules/passkeys/wire/routes.ts';
import { paymentRoutes } from '../modules/payments/wire/routes.ts';
import { pictureRoutes } from '../modules/pictures/wire/routes.ts';
import { pointRoutes } from '../modules/points-account/wire/routes.ts';
import { productRoutes } from '../modules/products/wire/routes.ts';
import { ownQuestionRoutes } from '../modules/questions/wire/own-routes.ts';
import { questionRoutes } from '../modules/questions/wire/routes.ts';
import { recommendationRoutes } from '../modules/recommendations/wire/routes.ts';
import { togetherRoutes } from '../modules/recommendations/wire/together-routes.ts';
import { refundRoutes } from '../modules/refunds/wire/routes.ts';
import { regionRoutes } from '../modules/regions/wire/routes.ts';
import { ownReviewRoutes } from '../modules/reviews/wire/own-routes.ts';
import { reviewRoutes } from '../modules/reviews/wire/routes.ts';
import { translationRoutes } from '../modules/reviews/wire/translation-routes.ts';
import { sharedListRoutes } from '../modules/shared-lists/wire/routes.ts';
import { shopRoutes } from '../modules/shop/wire/routes.ts';
import { deviceRoutes } from '../modules/sign-in/wire/device-routes.ts';
import { emailRoutes } from '../modules/sign-in/wire/email-routes.ts';
import { miniLoginRoutes } from '../modules/sign-in/wire/mini-login-routes.ts';
import { proofRoutes } from '../modules/sign-in/wire/proof-routes.ts';
import { qrEventRoutes } from '../modules/sign-in/wire/qr-events.ts';
import { qrRoutes } from '../modules/sign-in/wire/qr-routes.ts';
import { signInRoutes } from '../modules/sign-in/wire/routes.ts';
import { securityRoutes } from '../modules/sign-in/wire/security-routes.ts';
import { securityStateRoutes } from '../modules/sign-in/wire/security-state-routes.ts';
import { siteMapRoutes } from '../modules/site-map/wire/routes.ts';
import { uploadFileRoutes, uploadRoutes } from '../modules/uploads/wire/routes.ts';

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
  favouriteListRoutes,
  favouriteShareRoutes,
  flashSaleRoutes,
  bestCouponRoutes,
  deliveryEstimateRoutes,
  shippingFeeRoutes,
  productRoutes,
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
  ownQuestionRoutes,
  questionRoutes,
  recommendationRoutes,
  togetherRoutes,
  refundRoutes,
  regionRoutes,
  reviewRoutes,
  translationRoutes,
  saleEventRoutes,
  saleReminderRoutes,
  salePlaceRoutes,
  securityRoutes,
  securityStateRoutes,
  sharedListRoutes,
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

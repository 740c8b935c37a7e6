import { lazyRequests } from '../client/lazy-requests.ts';

export type { AddressChoice, AddressOffer, AgainLine, AgainObstacle } from './change-model.ts';
export { type OrderChoice, previewFor } from './choices.ts';
export type {
  CouponObstacle,
  CouponOffer,
  OrderChoices,
  OrderDraft,
  OrderDraftLine,
  OrderLineProblem,
  OrderPreview,
  OrderPreviewLine,
} from './draft-model.ts';
export type {
  OrderAddress,
  OrderCode,
  OrderCounts,
  OrderDetail,
  OrderKind,
  OrderLine,
  OrderPage,
  OrderQuery,
  OrderRefund,
  OrderState,
  OrderSummary,
  OrderTab,
  PaymentInfo,
  PaymentMethod,
} from './model.ts';
export type { Parcel, ParcelState, TrackingEvent, TrackingState } from './parcel-model.ts';
export { type OrderActions, orderActions, orderTabs, paymentOutcome } from './states.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const cancelOrder = request('cancelOrder');
export const changeOrderAddress = request('changeOrderAddress');
export const confirmReceipt = request('confirmReceipt');
export const createOrder = request('createOrder');
export const extendReceipt = request('extendReceipt');
export const getAddressOffer = request('getAddressOffer');
export const getAgainLines = request('getAgainLines');
export const getOrder = request('getOrder');
export const getOrderCounts = request('getOrderCounts');
export const getPaymentInfo = request('getPaymentInfo');
export const listOrders = request('listOrders');
export const previewOrder = request('previewOrder');
export const purgeOrder = request('purgeOrder');
export const remindShop = request('remindShop');
export const removeOrder = request('removeOrder');
export const requestDownload = request('requestDownload');
export const restoreOrder = request('restoreOrder');

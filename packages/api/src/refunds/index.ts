import { lazyRequests } from '../client/lazy-requests.ts';

export type {
  BoughtGoods,
  RefundableLine,
  RefundDetail,
  RefundDraft,
  RefundEvent,
  RefundKind,
  RefundOffer,
  RefundPage,
  RefundQuery,
  RefundQuote,
  RefundReason,
  RefundStage,
  RefundState,
  RefundSummary,
  RefundWish,
  ReturnParcel,
} from './model.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const askRefund = request('askRefund');
export const countOpenRefunds = request('countOpenRefunds');
export const getRefund = request('getRefund');
export const getRefundOffer = request('getRefundOffer');
export const listRefunds = request('listRefunds');
export const previewRefund = request('previewRefund');
export const sendReturn = request('sendReturn');
export const withdrawRefund = request('withdrawRefund');

import { refundKeys } from '../refunds/keys.ts';
import { orderKeys } from './keys.ts';

/** What each act on a refund invalidates: orders say what became of their refunds. */
export const refundInvalidations = {
  askRefund: [refundKeys.all, orderKeys.all],
  withdrawRefund: [refundKeys.all, orderKeys.all],
  sendReturn: [refundKeys.all, orderKeys.all],
  /** The server refused: what it offers now is another thing. */
  refundRefused: [refundKeys.offers],
  /** The time somebody had is over: the server decides what the refund is now. */
  deadlineOver: [refundKeys.all, orderKeys.all],
} as const;

import { lazyRequests } from '../client/lazy-requests.ts';

export { cartLineOf, lineKey } from './line.ts';
export type { MergeNote } from './merge-notes.ts';
export type { CartEntry, CartLine, CartLineRef, CartTotals, InvalidReason } from './model.ts';
export { renewedLine } from './renewed-line.ts';
export {
  addLine,
  cartTotals,
  MAX_CART_LINES,
  MAX_LINE_PIECES,
  maxQuantity,
  mergeCarts,
  removeLines,
  setQuantity,
  splitByValidity,
} from './rules.ts';
export { readStoredLines } from './stored-lines.ts';

const request = lazyRequests(() => import('./requests.ts'));
const savedRequest = lazyRequests(() => import('./saved-requests.ts'));

export const addToCart = request('addToCart');
export const clearCart = request('clearCart');
export const getCart = request('getCart');
export const getGuestLines = request('getGuestLines');
export const mergeGuestCart = request('mergeGuestCart');
export const removeFromCart = request('removeFromCart');
export const saveCart = request('saveCart');
export const setCartQuantity = request('setCartQuantity');

export const getSavedLines = savedRequest('getSavedLines');
export const moveToCart = savedRequest('moveToCart');
export const removeSavedLines = savedRequest('removeSavedLines');
export const saveForLater = savedRequest('saveForLater');

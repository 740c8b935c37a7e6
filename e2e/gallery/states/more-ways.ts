import type { PageState } from '../../access/states.ts';
import { darkDesktop, desktop, englishPhone, type GalleryState, phone, type Way } from './gallery-state.ts';

/** States of the access tests that look different enough on a phone or in the dark to be shown there, too. */
const moreWays: Readonly<Record<string, readonly Way[]>> = {
  'mf_catalog/product-list, nothing found': [desktop, englishPhone],
  'mf_catalog/product-detail, in a flash sale': [desktop, englishPhone],
  'mf_catalog/product-detail, sold out': [desktop, phone],
  'mf_catalog/product-detail, shared': [desktop, englishPhone],
  'mf_catalog/product-detail, its pictures on the whole screen': [desktop, phone],
  'mf_cart_checkout/cart, another variant to choose': [desktop, phone],
  'mf_cart_checkout/confirm-order, coupons to choose from': [desktop, englishPhone],
  'mf_cart_checkout/pay, awaiting payment': [desktop, darkDesktop, phone, englishPhone],
  'mf_cart_checkout/pay, a code to scan': [desktop, englishPhone],
  'mf_user_centre/sign-in, by password': [desktop, darkDesktop, phone],
  'mf_user_centre/sign-in, by QR code': [desktop, darkDesktop, englishPhone],
  'mf_user_centre/portal, with orders': [desktop, darkDesktop, phone, englishPhone],
  'mf_user_centre/order-detail, two parcels, one piece waits': [desktop, darkDesktop, phone, englishPhone],
  'mf_user_centre/order-detail, the shop was reminded': [desktop, englishPhone],
  'mf_user_centre/addresses, new one': [desktop, phone],
  'mf_user_centre/passkeys, two': [desktop, englishPhone],
  'mf_user_centre/devices, several': [desktop, darkDesktop, englishPhone],
  'mf_user_centre/scan, confirmed': [desktop, phone],
  'mf_user_centre/scan, refused': [englishPhone],
  'mf_user_centre/scan, over': [phone],
  'mf_user_centre/order-detail, shipped': [desktop, darkDesktop, phone],
  'mf_promotions/lottery, a wheel': [desktop, darkDesktop, englishPhone],
  'mf_promotions/lottery, a draw that was checked': [desktop, englishPhone],
  'mf_promotions/flash-sales, almost gone, held, gone and over': [desktop, englishPhone],
  'mf_catalog/product-detail, waiting in the line of its sale': [desktop, englishPhone],
  'mf_catalog/product-detail, its turn in the line': [desktop, englishPhone],
  'mf_catalog/category-list, while waiting in a line': [desktop, englishPhone],
  'shell/frame, offline': [desktop, englishPhone],
  'shell/frame, a QR code is shown; on phones the drawer': [desktop],
  'shell/frame, menu of the customer; on phones the drawer': [desktop, darkDesktop],
  'shell/frame, suggestions under the search box': [desktop, phone],
};

export function inMoreWays(state: PageState): GalleryState {
  const ways = moreWays[`${state.route}, ${state.name}`];
  return ways ? { ...state, ways } : state;
}

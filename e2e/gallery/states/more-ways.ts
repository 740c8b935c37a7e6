import type { Locator, Page } from '@playwright/test';
import type { PageState } from '../../access/states.ts';
import { darkDesktop, desktop, englishPhone, type GalleryState, inTurn, phone, type Way } from './gallery-state.ts';

/** States of the access tests that look different enough on a phone or in the dark to be shown there, too. */
const moreWays: Readonly<Record<string, readonly Way[]>> = {
  'mf_catalog/product-list, nothing found': [desktop, englishPhone],
  'mf_catalog/product-detail, in a flash sale': [desktop, englishPhone],
  'mf_catalog/product-detail, sold out': [desktop, phone],
  'mf_catalog/product-detail, shared': [desktop, englishPhone],
  'mf_catalog/product-detail, its pictures on the whole screen': [desktop, phone],
  'mf_cart_checkout/cart, another variant to choose': [desktop, phone],
  'mf_cart_checkout/confirm-order, coupons to choose from': [desktop, englishPhone],
  'mf_cart_checkout/pay, awaiting payment': [desktop, englishPhone],
  'mf_cart_checkout/pay, a code to scan': [desktop, englishPhone],
  'mf_user_centre/sign-in, by password': [desktop, englishPhone],
  'mf_user_centre/sign-in, by QR code': [desktop, englishPhone],
  'mf_user_centre/portal, with orders': [desktop, darkDesktop, englishPhone],
  'mf_user_centre/order-detail, two parcels, one piece waits': [desktop, englishPhone],
  'mf_user_centre/order-detail, the shop was reminded': [desktop, englishPhone],
  'mf_user_centre/addresses, new one': [desktop, phone],
  'mf_user_centre/profile, a picture being cut': [desktop, englishPhone],
  'mf_user_centre/order-detail, a parcel that could not be brought': [desktop, englishPhone],
  'mf_user_centre/orders, one of two sold out': [desktop, englishPhone],
  'mf_user_centre/orders, the bin': [desktop, englishPhone],
  'mf_user_centre/refund, to be sent back': [desktop, englishPhone],
  'mf_user_centre/password, the first one': [desktop, englishPhone],
  'mf_user_centre/wallet, the balance as a table': [desktop, englishPhone],
  'mf_user_centre/passkeys, two': [desktop, englishPhone],
  'mf_user_centre/devices, several': [desktop, englishPhone],
  'mf_user_centre/scan, refused': [englishPhone],
  'mf_user_centre/scan, over': [phone],
  'mf_user_centre/order-detail, shipped': [desktop, englishPhone],
  'mf_promotions/lottery, a wheel': [desktop, englishPhone],
  'mf_promotions/lottery, a draw that was checked': [desktop, englishPhone],
  'mf_promotions/flash-sales, almost gone, held, gone and over': [desktop, englishPhone],
  'mf_catalog/product-detail, waiting in the line of its sale': [desktop, englishPhone],
  'shell/frame, suggestions under the search box': [desktop, phone],
};

/** States that are only understood as a whole. */
const wholes: readonly string[] = [
  'mf_user_centre/order-detail, two parcels, one piece waits',
  'mf_user_centre/order-detail, a parcel that could not be brought',
];

const bundle = (page: Page): Locator => page.getByRole('heading', { name: '常一起买' });

/** What is to be seen of states that are about something below the first view. */
const shown: Readonly<Record<string, (page: Page) => Locator>> = {
  'mf_catalog/product-detail, its questions': (page) => page.getByRole('tabpanel'),
  'mf_catalog/product-detail, asking about it': (page) => page.getByRole('tabpanel'),
  'mf_catalog/product-detail, what is bought together': bundle,
};

const scrolledTo =
  (found: (page: Page) => Locator): GalleryState['open'] =>
  async ({ page }) => {
    const scroll = () => found(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await scroll();
    await bundle(page).waitFor(); // it comes with the first scroll, and may have another height
    await scroll();
  };

export function inMoreWays(state: PageState): GalleryState {
  const name = `${state.route}, ${state.name}`;
  const [ways, found] = [moreWays[name], shown[name]];
  return {
    ...state,
    ...(ways ? { ways } : {}),
    ...(wholes.includes(name) ? { isTall: true } : {}),
    ...(found ? { isScrolled: true, open: inTurn(state.open, scrolledTo(found)) } : {}),
  };
}

import { states as accessStates } from '../access/states.ts';
import { redirectPages } from '../support/redirect-pages.ts';
import { accountStates } from './states/account.ts';
import { cartStates } from './states/cart.ts';
import { catalogueStates } from './states/catalogue.ts';
import { closedStates } from './states/closed.ts';
import { confirmStates } from './states/confirm.ts';
import { failingStates } from './states/failing.ts';
import { frameStates } from './states/frame.ts';
import type { GalleryState } from './states/gallery-state.ts';
import { ledgerStates } from './states/ledgers.ts';
import { inMoreWays } from './states/more-ways.ts';
import { orderListStates } from './states/order-list.ts';
import { parcelStates } from './states/parcels.ts';
import { payStates } from './states/pay.ts';
import { refundStates } from './states/refunds.ts';
import { reviewStates } from './states/reviews.ts';
import { securityStates } from './states/security.ts';
import { signInStates } from './states/sign-in.ts';

const own: readonly GalleryState[] = [
  ...catalogueStates,
  ...cartStates,
  ...confirmStates,
  ...payStates,
  ...signInStates,
  ...accountStates,
  ...orderListStates,
  ...reviewStates,
  ...securityStates,
  ...ledgerStates,
  ...refundStates,
  ...parcelStates,
  ...frameStates,
  ...failingStates,
];

/** Everything that is seen while the shop is open: what axe looks at, and what only differs in its looks. */
export const openShopStates: readonly GalleryState[] = [
  ...accessStates.filter(({ route }) => !redirectPages.includes(route)).map(inMoreWays),
  ...own,
];

export { closedStates };

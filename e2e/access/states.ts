import { accountStates } from './states/account.ts';
import { catalogueStates } from './states/catalogue.ts';
import { openCatalogueStates } from './states/catalogue-open.ts';
import { checkoutStates } from './states/checkout.ts';
import { helpStates } from './states/help.ts';
import { ledgerStates } from './states/ledgers.ts';
import { orderActionStates } from './states/order-actions.ts';
import type { PageState } from './states/page-state.ts';
import { promotionStates } from './states/promotions.ts';
import { rushStates } from './states/rush.ts';
import { shellStates } from './states/shell.ts';
import { signInStates } from './states/sign-in.ts';

export type { Lang, PageState, Visit } from './states/page-state.ts';

/** Every page of the release in the states that look different. */
export const states: readonly PageState[] = [
  ...catalogueStates,
  ...openCatalogueStates,
  ...helpStates,
  ...checkoutStates,
  ...signInStates,
  ...accountStates,
  ...orderActionStates,
  ...ledgerStates,
  ...promotionStates,
  ...rushStates,
  ...shellStates,
];

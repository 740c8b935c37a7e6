import { at } from './opening.ts';
import type { PageState } from './page-state.ts';

/** The coupons it leads to have no page yet. */
export const promotionStates: readonly PageState[] = [
  {
    route: 'mf_promotions/coupon-components',
    name: 'leads on',
    heading: { zh: '这个摊位找不到了', en: 'This page could not be found' },
    open: at('/coupon/components'),
  },
];

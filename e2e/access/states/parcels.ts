import { type OrderByPost, orderInParcels, orderInTrouble, remindedOrder } from '../../support/parcels.ts';
import { signedInAt } from './opening.ts';
import type { PageState, Visit } from './page-state.ts';

const detail = {
  route: 'mf_user_centre/order-detail',
  heading: { zh: '订单详情', en: 'Order details' },
} as const;

/** Opens a page about an order that is made for this visit. */
export const withOwnOrder =
  (make: (origin: string) => Promise<OrderByPost>, page: 'detail' | 'print' = 'detail') =>
  async (visit: Visit): Promise<void> => {
    const { tokens, orderId } = await make(visit.origin);
    await signedInAt(`/user/indent/${page}?id=${orderId}`, async () => tokens)(visit);
  };

/** Orders on their way: parcels as they come, and what is done while one waits. */
export const parcelStates: readonly PageState[] = [
  {
    ...detail,
    name: 'two parcels, one piece waits',
    shows: { zh: '还有 1 件待发货', en: '1 item still waits to be sent' },
    open: withOwnOrder(orderInParcels),
  },
  {
    ...detail,
    name: 'a parcel that could not be brought',
    shows: { zh: '派送遇到问题', en: 'Delivery problem' },
    open: withOwnOrder(orderInTrouble),
  },
  {
    ...detail,
    name: 'the shop was reminded',
    shows: { zh: '已提醒发货', en: 'Shop reminded' },
    open: withOwnOrder(remindedOrder),
  },
];

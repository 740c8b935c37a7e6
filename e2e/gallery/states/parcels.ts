import { withOwnOrder } from '../../access/states/parcels.ts';
import { orderInParcels, orderInTrouble } from '../../support/parcels.ts';
import { dialog, press, text } from './acting.ts';
import { desktop, englishPhone, type GalleryState, inTurn } from './gallery-state.ts';

const detail = { route: 'mf_user_centre/order-detail', heading: { zh: '订单详情', en: 'Order details' } } as const;

/** Orders on their way: what is asked and opened from them, and on paper. */
export const parcelStates: readonly GalleryState[] = [
  {
    ...detail,
    name: 'asked before receipt is extended',
    open: inTurn(withOwnOrder(orderInTrouble), press({ zh: '延长收货', en: 'Extend receipt' }), dialog),
    ways: [desktop, englishPhone],
  },
  {
    ...detail,
    name: 'at hand for customer service',
    open: inTurn(
      withOwnOrder(orderInParcels),
      press({ zh: '联系客服', en: 'Contact service' }),
      dialog,
      text({ zh: /订单编号/, en: /Order number/ }),
    ),
    ways: [desktop, englishPhone],
  },
  {
    route: 'mf_user_centre/order-print',
    name: 'with parcels',
    heading: { zh: '订单', en: 'Order' },
    shows: { zh: '待发货 1 件', en: '1 item not sent yet' },
    open: withOwnOrder(orderInParcels, 'print'),
    ways: [desktop],
  },
];

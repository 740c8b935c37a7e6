import type { TrackingStatus } from '../../../modules/parcels/tracking/tracking-provider.ts';

/** What is written of a stage when nobody says it in words. */
export const statusWords: Readonly<Record<TrackingStatus, { zh: string; en: string }>> = {
  paid: { zh: '已付款，等待摊主备货', en: 'Paid, waiting to be packed' },
  packed: { zh: '摊主已打包，等待快递揽收', en: 'Packed and waiting for collection' },
  confirmed: { zh: '已预约配送', en: 'Delivery is arranged' },
  picked_up: { zh: '快递已揽收', en: 'Collected by the courier' },
  in_transit: { zh: '运输中', en: 'In transit' },
  arrived: { zh: '包裹已到站', en: 'At the station' },
  out_for_delivery: { zh: '快递员正在派送', en: 'Out for delivery' },
  delivered: { zh: '已签收', en: 'Delivered' },
  problem: { zh: '派送遇到问题，快递公司正在处理', en: 'There is a problem; the courier is seeing to it' },
  returning: { zh: '包裹正在退回', en: 'On its way back to the shop' },
  returned: { zh: '包裹已退回', en: 'Returned to the shop' },
};

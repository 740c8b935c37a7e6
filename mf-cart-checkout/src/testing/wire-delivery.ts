/** An answer of `GET shipping/estimate`: to Hangzhou, there on 24 November for 8 yuan, free over 49, unless said otherwise. */
export const wireDelivery = (over: object = {}, row: object = {}) => ({
  server_time: '2026-11-20 09:00:00',
  region: { code: '330100', name: '杭州市', province_code: '330000' },
  region_from: 'shop',
  arrives_from: '2026-11-24',
  arrives_until: '2026-11-24',
  order_by: null,
  rows: [{ good_sku_id: null, is_sent: true, is_served: true, carriage: 8, free_from: 49, ...row }],
  ...over,
});

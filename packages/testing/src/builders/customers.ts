/** What belongs to a customer as the api sends it. Amounts in yuan. */

type Over = Record<string, unknown>;

/** A line of an order; its `type_code` says what kind of goods it is (0 physical). */
export function aWireOrderLine(over: { id: number } & Over) {
  return {
    good_id: over.id + 100,
    good_sku_id: 0,
    name: `商品 ${over.id}`,
    img: '/media/goods/1.webp',
    price: 39.9,
    number: 1,
    type_code: 0,
    good: { id: over.id + 100, type: '普通商品' },
    good_sku: null,
    ...over,
  };
}

/** A row of `GET goodIndent`; `state` as a number (1 awaits payment). */
export function aWireOrder(over: { id: number } & Over) {
  return {
    identification: `2026112000000${over.id}`,
    type: '普通订单',
    type_code: 0,
    state: 1,
    total: 39.9,
    carriage: 0,
    overtime: '2026-11-21 10:00:00',
    created_at: '2026-11-20 10:00:00',
    goods_list: [aWireOrderLine({ id: over.id })],
    ...over,
  };
}

/** Answer of `GET goodIndent/detail/{id}`. */
export function aWireOrderDetail(over: { id: number } & Over) {
  return {
    ...aWireOrder({ id: over.id }),
    pay_way_code: 0,
    refund_way_code: 0,
    refund_money: 0,
    refund_reason: null,
    refund_time: null,
    pay_time: null,
    shipping_time: null,
    confirm_time: null,
    odd: null,
    remark: null,
    coupon_money: 0,
    integralPrice: 0,
    dhl: null,
    good_code: [],
    integral_draw_log: null,
    good_location: {
      name: '林小满',
      cellphone: '13800000001',
      location: '云栖里',
      address: '浙江省杭州市余杭区云栖里',
      house: '601',
    },
    ...over,
  };
}

/** A row of `parcels` of an order's detail (api level 9): two pieces of line 1, on their way. */
export function aWireParcel(over: { id: number } & Over) {
  return {
    odd: `YT1000000000${over.id}`,
    dhl: { id: 1, name: '云途快运', abbreviation: 'yuntu' },
    state: 'in_transit',
    shipping_time: '2026-11-25 10:00:00',
    delivered_time: null,
    goods_list: [{ id: 1, number: 2 }],
    tracking: [{ status: 'picked_up', text: '【丹东】已揽收', time: '2026-11-25 10:03:00' }],
    ...over,
  };
}

/** Answer of `GET goodIndent/quantity`. */
export const aWireOrderCounts = (over: Over = {}) => ({
  all: 4,
  obligation: 1,
  waitdeliver: 2,
  waitforreceiving: 0,
  remainEvaluated: 1,
  ...over,
});

/** An entry of the address book. */
export function aWireAddress(over: { id: number } & Over) {
  return {
    name: '林小满',
    cellphone: '13800000001',
    location: '云栖里',
    address: '浙江省杭州市余杭区云栖里',
    house: '601',
    latitude: '30.37',
    longitude: '120.04',
    defaults: 0,
    ...over,
  };
}

/** Answer of `GET region`: two provinces of a country. */
export const aWireRegions = () => [
  {
    id: 1,
    name: '中国',
    value: '86',
    children: [
      {
        id: 330000,
        name: '浙江省',
        value: '330000',
        children: [
          {
            id: 330100,
            name: '杭州市',
            value: '330100',
            children: [
              { id: 330102, name: '上城区', value: '330102' },
              { id: 330110, name: '余杭区', value: '330110' },
            ],
          },
        ],
      },
      {
        id: 320000,
        name: '江苏省',
        value: '320000',
        children: [
          { id: 320100, name: '南京市', value: '320100', children: [{ id: 320106, name: '鼓楼区', value: '320106' }] },
          { id: 320500, name: '苏州市', value: '320500', children: [{ id: 320508, name: '姑苏区', value: '320508' }] },
        ],
      },
    ],
  },
];

/** Answer of `GET user`. */
export const aWireUser = (over: Over = {}) => ({
  cellphone: '13800000001',
  nickname: '小满',
  portrait: null,
  email: null,
  money: 10_000,
  integral: { available: 5000, total: 5200 },
  integralMoney: 50,
  notification: { email: false, wechat: false },
  ...over,
});

/** A row of `GET collect` and `GET browse`. */
export function aWireSavedGood(over: { id: number } & Over) {
  return {
    good_id: over.id + 100,
    created_at: '2026-11-20 10:00:00',
    updated_at: '2026-11-20 10:00:00',
    good: {
      id: over.id + 100,
      name: `看过的商品 ${over.id}`,
      order_price: 19.9,
      resources: { img: '/media/goods/2.webp', type: 1 },
    },
    ...over,
  };
}

/** A named list of favourites, as its owner sees it; nothing is in it, and it is not shared. */
export const aWireFavouriteList = (over: { id: number; name: string } & Over) => ({
  number: 0,
  has_good: false,
  resources: [],
  link: null,
  ...over,
});

/** Answer of `login` and of `register` with a code. */
export const aWireTokens = (over: Over = {}) => ({
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'Bearer',
  expires_in: 7200,
  refresh_expires_in: 7,
  nickname: '小满',
  cellphone: '13800000001',
  ...over,
});

/** Answer of `verifyPlugin`: every feature of the shop, less those named false. */
export const aWireFeatures = (over: Over = {}) => ({
  coupon: true,
  comment: true,
  seckill: true,
  integral: true,
  integralCommodity: true,
  integralDraw: true,
  sweepLogin: true,
  groupPurchase: true,
  article: true,
  passwordLogin: true,
  license: true,
  demo: false,
  ...over,
});

/** A row of `GET notification`, and with another `created_at` the answer of `notification/detail/{id}`. `data` is filled in. */
export const aWireNotice = ({ data, ...over }: { id: string } & Over) => ({
  read_at: null,
  created_at: '2026-11-20 10:00:00',
  ...over,
  data: {
    type: 1,
    url: '/pages/indent/detail?id=7',
    image: '',
    price: '',
    title: '商品已发货',
    list: [
      { keyword: '订单编号', data: '20261120000007' },
      { keyword: '运单号', data: null },
    ],
    remark: '订单 20261120000007 已发货。',
    ...(data as Over | undefined),
  },
});

/** Answer of `GET user/security`. */
export const aWireSecurityState = (over: Over = {}) => ({
  has_password: true,
  password_changed_at: '2026-07-20 10:00:00',
  password_min: 6,
  passkeys: 2,
  devices: 3,
  ...over,
});

/** A row of `GET user/devices`: Chrome on a computer, somewhere on the internet. */
export const aWireDevice = (over: { id: number } & Over) => ({
  platform: 'pc',
  user_agent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  ip: '125.118.33.44',
  created_at: '2026-11-20 10:00:00',
  last_used_at: '2026-11-23 09:12:00',
  is_current: false,
  ...over,
});

/** A row of `GET user/passkeys`. */
export const aWirePasskey = (over: { id: number } & Over) => ({
  name: `钥匙 ${over.id}`,
  is_synced: false,
  created_at: '2026-08-14 10:00:00',
  last_used_at: null,
  ...over,
});

/** Answer of `GET user/notification`. */
export const aWireNoticeChoices = (over: Over = {}) => ({
  ways: ['site', 'mail', 'sms'],
  topics: [
    { topic: 'security', site: true, mail: true, sms: true, fixed: ['site', 'mail', 'sms'] },
    { topic: 'orders', site: true, mail: false, sms: false, fixed: ['site'] },
    { topic: 'offers', site: true, mail: false, sms: false, fixed: [] },
  ],
  ...over,
});

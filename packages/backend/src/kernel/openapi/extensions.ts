/** Keys of responses that the recorded server did not have, by call and place; `[]` stands for any row. The original client reads past them. */
export type Extension = { reason: string; keys: Readonly<Record<string, readonly string[]>> };

const of = (owner: string, ...keys: string[]): string[] => keys.map((key) => `${owner}.${key}`);
const each = (calls: readonly string[], keys: readonly string[]) =>
  Object.fromEntries(calls.map((call) => [call, keys]));

const codes = ['type_code', 'pay_way_code', 'refund_way_code'];
const cart = 'POST /goodIndent/synchronizationInventory';
const soldProduct = ['is_delete', 'purchase_number', 'integral_commodity_count', 'freight_free_from'];
const bill = ['pay_way', 'balance', 'order_id', 'order_identification', 'integral_draw_id'];
const coupon = ['name', 'scope_type', 'scope_ids'];

/**
 * One line per reason. A key a response gains needs its place here, the keys below it none; `message` stands for a call that is ours as a whole.
 * `extensions.test.ts` holds the list against the recordings and the description, the replay against answers.
 */
export const extensions: readonly Extension[] = [
  {
    reason: 'a call of ours',
    keys: each(
      [
        ...['GET /good/suggest', 'GET /good/words', 'GET /siteConfig', 'GET /siteMap', 'GET /siteMap/goods/{part}'],
        ...['GET /siteMetadata', 'GET /comment/user', 'POST /goodIndent/preview', 'POST /browse/clear'],
        ...['GET /goodIndent/again/{id}', 'GET /goodIndent/address/{id}', 'POST /goodIndent/address/{id}'],
        ...['POST /goodIndent/restore/{id}', 'POST /goodIndent/purge/{id}'],
        ...['GET /refund', 'GET /refund/{id}', 'GET /refund/quantity', 'GET /refund/order/{order_id}'],
        ...['POST /refund/order/{order_id}', 'POST /refund/preview/{order_id}'],
        ...['POST /refund/withdraw/{id}', 'POST /refund/send/{id}'],
        ...['POST /goodIndent/remind/{id}', 'POST /goodIndent/extend/{id}', 'POST /tracking/notice/{provider}'],
        ...[
          'GET /coupon/{id}',
          'GET /coupon/best',
          'GET /shipping/estimate',
          'POST /comment/addition/{id}',
          'GET /comment/terms',
          'GET /comment/translation/{id}',
          'POST /recommendation',
          'GET /good/{id}/together',
          'GET /collect/alert/{id}',
          'POST /collect/alert',
          'GET /collectList',
          'GET /collectList/{id}',
          'POST /collectList',
          ...['rename', 'good', 'destroy', 'share', 'unshare'].map((act) => `POST /collectList/{id}/${act}`),
          'POST /collectList/read',
          'POST /collectList/keep',
          'POST /good/match',
          'POST /sharedList',
          'POST /sharedList/read',
        ],
        ...['GET /question/good', 'GET /question/{id}', 'GET /question/own/{good_id}', 'POST /question'],
        ...['POST /question/{id}/answer', 'POST /question/destroy/{id}'],
        ...['GET /seckill/{good_id}/place', 'POST /seckill/{good_id}/place', 'POST /seckill/{good_id}/place/leave'],
        ...['GET /goodIndent/cart/later', 'POST /goodIndent/cart/later', 'POST /goodIndent/cart/later/back'],
        'POST /goodIndent/cart/later/remove',
        ...['POST /goodIndent/cart/add', 'POST /goodIndent/cart/set', 'POST /goodIndent/cart/remove'],
        ...['GET /user/devices', 'POST /user/devices/end', 'POST /user/devices/endOthers', 'POST /sweepLogin/refuse'],
        'GET /user/security',
        ...['GET /user/notification', 'POST /user/notification/topics'],
        ...['GET /user/proof', 'POST /user/proof', 'POST /user/proof/code', 'GET /seckill/had'],
        ...['GET /user/closing', 'GET /user/data', 'POST /user/data', 'POST /user/data/link'],
        ...['POST /passkey', 'POST /passkey/options', 'GET /user/passkeys', 'POST /user/passkeys'],
        ...['GET /integralDrawSeed', 'GET /integralDrawFair/{id}', 'GET /integralDrawProof'],
        ...['GET /integralDrawProof/{log_id}'],
        ...['GET /seckillReminder', 'GET /seckillReminder/ids', 'POST /seckillReminder'],
        'POST /seckillReminder/destroy/{id}',
        ...['GET /moneyLog/balance', 'GET /integralLog/balance', 'GET /integralLog/rules'],
        ...['POST /user/passkeys/destroy', 'POST /user/passkeys/options', 'POST /user/passkeys/rename'],
      ],
      ['message'],
    ),
  },
  {
    reason: 'whether there is a sibling of the picture for icons',
    keys: { 'GET /goodCategory': ['message[].has_icon'] },
  },
  {
    reason: 'how many goods are on sale in a category',
    keys: { 'GET /goodCategory': ['message[].good_count'] },
  },
  {
    reason: 'a number beside its label',
    keys: {
      'GET /good': ['message.data[].type_code'],
      'GET /good/{id}': ['message.type_code'],
      'GET /goodIndent': [...of('message.data[]', ...codes), 'message.data[].goods_list[].type_code'],
      'GET /goodIndent/detail/{id}': [
        ...of('message', ...codes),
        ...of('message.goods_list[]', 'type_code', 'good.type_code'),
      ],
      'GET /goodIndent/pay/{id}': ['message.type_code'],
      'GET /integralDraw/{id}': ['message.integral_prize[].is_win'],
      'GET /integralDrawLog': of('message.data[]', 'state_code', 'integral_prize.is_win'),
      'GET /integralDrawLogGood/{log_id}': ['message[].type_code'],
      'GET /integralLog': ['message.paginate.data[].type_code'],
      [cart]: ['message[].good.type_code'],
    },
  },
  {
    reason: 'what carts read of a good, limits and points',
    keys: {
      'GET /good/{id}': of('message', ...soldProduct),
      'GET /goodIndent/detail/{id}': of('message.goods_list[].good', ...soldProduct),
    },
  },
  {
    reason: 'what the tags of a card say',
    keys: { 'GET /good': of('message.data[]', 'freight_type', 'freight', 'integral_commodity_count') },
  },
  {
    reason: 'the price of 500 g, 100 ml, a piece or a use',
    keys: {
      'GET /good': ['message.data[].unit_price'],
      'GET /good/{id}': of('message', 'unit_price', 'good_sku[].unit_price'),
    },
  },
  { reason: 'counts to narrow a list by', keys: { 'GET /good': ['message.facets'] } },
  { reason: 'what a search was taken for, and how much of it fits', keys: { 'GET /good': ['message.search'] } },
  {
    reason: 'promotions of an order and its way',
    keys: {
      'GET /goodIndent': of('message.data[]', 'coupon_money', 'evaluate_time', 'is_automatic_evaluate'),
      'GET /goodIndent/detail/{id}': [
        ...of(
          'message',
          'coupon_money',
          'evaluate_time',
          'is_automatic_evaluate',
          'integralPrice',
          'integral_draw_log',
        ),
        'message.tracking',
      ],
    },
  },
  {
    reason: 'what can still be done with an order, and how long it stays in the bin',
    keys: {
      'GET /goodIndent': of('message.data[]', 'can_change_address', 'bin_until'),
      'GET /goodIndent/detail/{id}': of('message', 'can_change_address', 'bin_until'),
    },
  },
  {
    reason: 'refunds of an order',
    keys: {
      'GET /goodIndent': of('message.data[]', 'can_refund', 'refunds'),
      'GET /goodIndent/detail/{id}': of('message', 'can_refund', 'refunds'),
    },
  },
  {
    reason: 'parcels of an order, and what its customer can do while it waits',
    keys: {
      'GET /goodIndent': of(
        'message.data[]',
        'can_remind',
        'reminded_time',
        'remind_time',
        'can_extend',
        'extension_days',
        'parcels_count',
      ),
      'GET /goodIndent/detail/{id}': of(
        'message',
        ...[
          'can_remind',
          'reminded_time',
          'remind_time',
          'can_extend',
          'extension_days',
          'parcels',
          'unsent',
          'extended_days',
        ],
      ),
    },
  },
  {
    reason: 'what a change of balance or points is about, and what was left after it',
    keys: {
      'GET /moneyLog': of('message.paginate.data[]', ...bill),
      'GET /moneyLog/{id}': of('message', ...bill),
      'GET /integralLog': of('message.paginate.data[]', 'balance', 'order_id'),
    },
  },
  { reason: 'orders to review', keys: { 'GET /goodIndent/quantity': ['message.remainEvaluated'] } },
  {
    reason: 'texts, pictures and price tags of a stage',
    keys: { 'GET /banner': of('message.data[]', 'title', 'subtitle', 'button', 'tint', 'pictures', 'tags') },
  },
  { reason: 'points of a customer', keys: { 'GET /user': of('message', 'integral', 'integralMoney') } },
  {
    reason: 'a cart line as it is now',
    keys: {
      [cart]: [
        'message[].invalid_reason',
        ...of('message[].good', 'name', 'price', 'market_price', 'freight_free_from'),
        ...of('message[].good', 'inventory', 'inventory_show', 'is_delete', 'purchase_number'),
        ...of('message[].good_sku', 'good_id', 'market_price', 'cost_price', 'inventory'),
      ],
    },
  },
  {
    reason: 'who signed in, in every way to',
    keys: each(['POST /register', 'POST /login', 'POST /sweepLogin'], of('message', 'nickname', 'cellphone', 'wechat')),
  },
  {
    reason: 'time of a countdown',
    keys: {
      ...each(
        ['GET /goodIndent/pay/{id}', 'GET /seckill', 'GET /seckill/{good_id}', 'GET /integralDraw/{id}'],
        ['message.server_time'],
      ),
      'GET /integralDraw': ['message.data[].server_time'],
    },
  },
  {
    reason: 'prices and limits of a flash sale',
    keys: {
      'GET /seckill': of(
        'message.data[]',
        'market_price',
        'limit',
        'left',
        'held',
        'purchase_number',
        'customer_limit',
      ),
      'GET /seckill/{good_id}': ['message.customer_limit'],
    },
  },
  {
    reason: 'what a flash sale makes of the price of a good',
    keys: {
      'GET /good': ['message.data[].seckill_offer'],
      'GET /good/{id}': ['message.seckill_offer'],
      'GET /collect': ['message.data[].good.seckill_offer'],
      'GET /browse': ['message.data[].good.seckill_offer'],
      [cart]: ['message[].good.seckill_offer'],
      'GET /seckill': ['message.data[].market_price'],
      'GET /seckill/{good_id}': ['message.customer_limit', 'message.seckill_sku[].held'],
    },
  },
  {
    reason: 'what a coupon is for',
    keys: {
      'GET /coupon': of('message.data[]', ...coupon),
      'GET /coupon/user': of('message.data[].coupon', ...coupon),
    },
  },
  {
    reason: 'the clock and the tabs of coupons',
    keys: {
      'GET /coupon': of('message', 'server_time', 'counts', 'turns_at'),
      'GET /coupon/user': of('message', 'server_time', 'counts'),
    },
  },
  { reason: 'the order a coupon was used for', keys: { 'GET /coupon/user': ['message.data[].order_id'] } },
  {
    reason: 'whether a lottery that has not begun will open',
    keys: { 'GET /integralDraw': ['message.data[].is_enabled'], 'GET /integralDraw/{id}': ['message.is_enabled'] },
  },
  { reason: 'until when a prize can be redeemed', keys: { 'GET /integralDrawLog': ['message.data[].redeem_before'] } },
  { reason: 'what reviews say together', keys: { 'GET /comment/good': ['message.summary'] } },
  {
    reason: 'languages of reviews, and whether they are translated',
    keys: { 'GET /comment/good': of('message', 'langs', 'can_translate') },
  },
  { reason: 'what its author added to a review', keys: { 'GET /comment/good': ['message.data[].comment.addition'] } },
  { reason: 'seconds a code to scan is shown', keys: { 'GET /sweepLogin': ['message.expires_in'] } },
  { reason: 'a page to pay on', keys: { 'POST /unifiedPayment': ['message.pay_url'] } },
  { reason: 'picture of customer service', keys: { 'GET /serviceConfig': ['message.img'] } },
  {
    reason: 'whether a favourite can be bought and how, fell in price, and is told of',
    keys: {
      'GET /collect': of(
        'message.data[]',
        'good.is_show',
        'price_fell',
        'is_sold_out',
        'has_sku',
        'alert_price',
        'alert_stock',
      ),
      'GET /browse': ['message.data[].good.is_show'],
    },
  },
  {
    reason: 'what a notice is about',
    keys: { 'GET /notification': ['message.data[].kind'], 'GET /notification/detail/{id}': ['message.kind'] },
  },
  {
    reason: 'presents: words on their tag',
    keys: { 'GET /goodIndent/detail/{id}': ['message.gift_note'] },
  },
  {
    reason: 'what a paid order still brings: when its parcel arrives, and points',
    keys: { 'GET /goodIndent/detail/{id}': of('message', 'arrives_from', 'arrives_until', 'points_due') },
  },
];

/** The keys of one call (`GET /good/{id}`), each with its reason. */
export function extensionsOf(call: string): Record<string, string> {
  return Object.fromEntries(
    extensions.flatMap(({ reason, keys }) => (keys[call] ?? []).map((place) => [place, reason] as const)),
  );
}

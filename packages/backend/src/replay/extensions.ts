import type { Difference } from './compare.ts';

type Extension = { reason: string; at: readonly string[] };

const of = (owner: string, ...keys: string[]): string[] => keys.map((key) => `${owner}.${key}`);

/** Keys of ours that the recorded server did not have; the original client reads past them. `[]` stands for any row. */
const extensions: readonly Extension[] = [
  {
    reason: 'numbers beside labels (rulings, extensions)',
    at: [
      ...of('message', 'type_code', 'pay_way_code', 'refund_way_code'),
      ...of('message.data[]', 'type_code', 'pay_way_code', 'refund_way_code'),
      ...of('message.goods_list[]', 'type_code'),
      ...of('message.goods_list[].good', 'type_code'),
      ...of('message.data[].goods_list[]', 'type_code'),
      ...of('message[].good', 'type_code'),
    ],
  },
  {
    reason: 'what carts read of a good, limits and points (api 2.4, rulings 13 and 16)',
    at: [
      ...of('message', 'is_delete', 'purchase_number', 'integral_commodity_count', 'freight_free_from'),
      ...of(
        'message.goods_list[].good',
        'is_delete',
        'purchase_number',
        'integral_commodity_count',
        'freight_free_from',
      ),
    ],
  },
  {
    reason: 'what the tags of a card say (decision 072)',
    at: of('message.data[]', 'freight_type', 'freight', 'integral_commodity_count'),
  },
  { reason: 'counts to narrow a list by (rulings, extensions)', at: ['message.facets'] },
  {
    reason: 'promotions of an order and its way (api 2.6 and 8)',
    at: [
      ...of('message', 'coupon_money', 'evaluate_time', 'is_automatic_evaluate', 'integralPrice', 'integral_draw_log'),
      ...of('message', 'tracking'),
      ...of('message.data[]', 'coupon_money', 'evaluate_time', 'is_automatic_evaluate'),
    ],
  },
  { reason: 'orders to review (api 8, ruling)', at: ['message.remainEvaluated'] },
  {
    reason: 'texts, pictures and price tags of a stage',
    at: of('message.data[]', 'title', 'subtitle', 'button', 'tint', 'pictures', 'tags'),
  },
  { reason: 'points of a customer (api 4, ruling)', at: of('message', 'integral', 'integralMoney') },
  {
    reason: 'a cart line as it is now (api 7, ruling)',
    at: [
      'message[].invalid_reason',
      ...of('message[].good', 'name', 'price', 'market_price', 'freight_free_from'),
      ...of('message[].good', 'inventory', 'inventory_show', 'is_delete', 'purchase_number'),
      ...of('message[].good_sku', 'good_id', 'market_price', 'cost_price', 'inventory'),
    ],
  },
  { reason: 'who signed in, in every way to (api 2.9)', at: of('message', 'nickname', 'cellphone', 'wechat') },
  { reason: 'time of a countdown (rulings, extensions)', at: ['message.server_time'] },
  { reason: 'picture of customer service (api 12, ruling)', at: ['message.img'] },
  {
    reason: 'whether a favourite can be bought, and fell in price (rulings, extensions)',
    at: of('message.data[]', 'good.is_show', 'price_fell'),
  },
  { reason: 'what a notice is about', at: ['message.kind', 'message.data[].kind'] },
];

const reasons = new Map<string, string>(
  extensions.flatMap(({ reason, at }) => at.map((path) => [`body.${path}`, reason] as const)),
);

/** Every place a key of ours may be added at. */
export const extensionPaths: readonly string[] = [...reasons.keys()];

/** The listed place of a key that only we have, or null. */
export function extensionOf({ path, recorded }: Difference): string | null {
  const place = path.replaceAll(/\[\d+\]/g, '[]');
  return recorded === undefined && reasons.has(place) ? place : null;
}

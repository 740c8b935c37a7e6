import { lineKey } from '@jishi/api/cart';
import type { Asked } from '@jishi/testing';
import { aWireAddress } from '@jishi/testing/builders';

type Change = { price?: number; invalid_reason?: string; left?: number };
type WireLine = { good_id: number; good_sku_id: number; number: number; price: number; name: string; img: string };
type WireBody = {
  indentCommodity: WireLine[];
  shipping_id?: number;
  user_coupon_id?: number;
  integral?: number;
};

export type PreviewWorld = {
  /** What has changed since, by the keys of lines. */
  changes?: Record<string, Change>;
  /** What coupons take off, in yuan; the others cannot be used. */
  coupons?: Record<number, number>;
  /** Points of the customer and the most an order takes; each is worth 0.01 yuan. */
  points?: { available: number; deductible: number };
  /** Fields of the answer as they are. */
  over?: Record<string, unknown>;
};

/** The address of the customer that counts when none is named. */
export const home = aWireAddress({ id: 7, defaults: 1 });

/** A preview as the server answers it: the lines asked about; address 7 is free, 8 costs 12 yuan. */
export const previewOf =
  ({ changes = {}, coupons = {}, points = { available: 0, deductible: 0 }, over = {} }: PreviewWorld = {}) =>
  ({ body }: Pick<Asked, 'body'>) => {
    const { indentCommodity, shipping_id, user_coupon_id, integral = 0 } = body as WireBody;
    const goods_list = indentCommodity.map((line) => {
      const variantId = line.good_sku_id ? String(line.good_sku_id) : null;
      const change = changes[lineKey({ productId: String(line.good_id), variantId })] ?? {};
      return { ...line, ...change, type_code: 0, product_sku: [], invalid: 'invalid_reason' in change };
    });
    const goods = goods_list.reduce((sum, line) => (line.invalid ? sum : sum + line.price * line.number), 0);
    const carriage = shipping_id === 8 ? 12 : 0;
    const coupon = user_coupon_id === undefined ? 0 : coupons[user_coupon_id];
    const used = integral > Math.min(points.available, points.deductible) ? 0 : integral;
    return {
      type_code: 0,
      goods_total: goods,
      carriage,
      coupon_money: coupon ?? 0,
      coupon_invalid: coupon === undefined,
      integralPrice: used / 100,
      integral: { ...points, used },
      total: goods + carriage - (coupon ?? 0) - used / 100,
      need_address: true,
      shipping: shipping_id === 8 ? aWireAddress({ id: 8 }) : home,
      goods_list,
      ...over,
    };
  };

import { lineKey } from '@jishi/api/cart';
import type { Asked } from '@jishi/testing';
import { aWireAddress } from '@jishi/testing/builders';
import type { WireOffer } from './wire-offer.ts';

type Change = { price?: number; invalid_reason?: string; left?: number };
type WireLine = { good_id: number; good_sku_id: number; number: number; price: number; name: string; img: string };
type WireBody = { indentCommodity: WireLine[] };

export type PreviewWorld = {
  /** What has changed since, by the keys of lines. */
  changes?: Record<string, Change>;
  /** Coupons of the customer; the one that saves most is the best. */
  offers?: WireOffer[];
  /** Points of the customer and the most an order takes; each is worth 0.01 yuan. */
  points?: { available: number; deductible: number };
  /** The address book; the fee to each in yuan. */
  shippings?: { id: number; carriage: number; not_served?: boolean }[];
  /** Fields of the answer as they are. */
  over?: Record<string, unknown>;
};

/** The address of the customer that counts when none is named. */
export const home = aWireAddress({ id: 7, defaults: 1 });

/** Address 7 is free, 8 costs 12 yuan. */
export const book = [
  { ...home, carriage: 0 },
  { ...aWireAddress({ id: 8 }), carriage: 12 },
];

/** A preview as the server answers it: the lines asked about, to the default address, without coupon and points. */
export const previewOf =
  ({
    changes = {},
    offers = [],
    points = { available: 0, deductible: 0 },
    shippings = book,
    over = {},
  }: PreviewWorld = {}) =>
  ({ body }: Pick<Asked, 'body'>) => {
    const { indentCommodity } = body as WireBody;
    const goods_list = indentCommodity.map((line) => {
      const variantId = line.good_sku_id ? String(line.good_sku_id) : null;
      const change = changes[lineKey({ productId: String(line.good_id), variantId })] ?? {};
      return { ...line, ...change, type_code: 0, product_sku: [], invalid: 'invalid_reason' in change };
    });
    const goods = goods_list.reduce((sum, line) => (line.invalid ? sum : sum + line.price * line.number), 0);
    const usable = offers.filter(({ obstacle }) => obstacle === null);
    const [best] = usable.toSorted((one, other) => other.coupon_money - one.coupon_money);
    const { deductible } = points;
    return {
      type_code: 0,
      goods_total: goods,
      carriage: 0,
      coupon_money: 0,
      coupon_invalid: false,
      integralPrice: 0,
      integral: { ...points, used: 0 },
      total: goods,
      need_address: true,
      shipping: home,
      goods_list,
      choices: {
        parities: 0.01,
        deductible,
        best: { user_coupon_id: best?.id ?? null, integral: Math.min(points.available, deductible) },
        coupons: offers.map((offer) => ({ ...offer, deductible })),
        shippings,
      },
      ...over,
    };
  };

import { z } from 'zod';
import { numberOrText } from '../../wire/described-body.ts';
import { MAX_CART_LINES, MAX_LINE_PIECES } from '../cart/cart-line.ts';
import { MAX_REMARK } from './order-request.ts';

const ids = {
  good_id: numberOrText,
  good_sku_id: numberOrText.nullish().meta({ description: '0 or absent for goods without SKUs' }),
  number: numberOrText.meta({ description: `pieces, 1 to ${MAX_LINE_PIECES}` }),
  seckill_id: numberOrText.nullish().meta({ description: 'the flash sale, for its price' }),
  seckill_sku_id: numberOrText.nullish().meta({ description: 'the SKU of the flash sale' }),
};

/** A line; the list may come as an object keyed by position. */
const line = z.looseObject({
  ...ids,
  price: numberOrText.meta({ description: 'yuan, as it was shown: compared, never used' }),
  name: z.string(),
  img: z.string(),
});
const lines = <T extends z.ZodType>(one: T) => z.union([z.array(one).max(MAX_CART_LINES), z.record(z.string(), one)]);

const common = {
  shipping_id: numberOrText.nullish().meta({ description: 'the address; not needed where nothing is sent' }),
  remark: z
    .string()
    .nullish()
    .meta({ description: `at most ${MAX_REMARK} characters` }),
  user_coupon_id: numberOrText.nullish().meta({ description: 'the customer’s own coupon' }),
  integral: numberOrText.nullish().meta({ description: 'points to spend' }),
};
const integral_draw_log_id = numberOrText.meta({ description: 'the draw whose prize is to be sent' });

/** Body of `POST goodIndent`: lines and freight as they were shown, or a prize. For the description only. */
export const placeOrderBody = z.union([
  z.looseObject({
    ...common,
    carriage: numberOrText.meta({ description: 'freight in yuan, as it was shown' }),
    indentCommodity: lines(line),
  }),
  z.looseObject({ ...common, integral_draw_log_id }),
]);

/** Body of `POST goodIndent/preview`: what may be asked before prices are known. For the description only. */
export const previewBody = z.union([
  z.looseObject({ ...common, carriage: numberOrText.nullish(), indentCommodity: lines(z.looseObject(ids)) }),
  z.looseObject({ ...common, integral_draw_log_id }),
]);

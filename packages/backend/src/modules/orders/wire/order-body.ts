import { z } from 'zod';
import { fieldText } from '../../../kernel/error-texts/messages.ts';
import { either } from '../../../kernel/wire/loose-fields.ts';
import { isMissing } from '../../../kernel/wire/read-number.ts';
import type { OrderRequest, RequestedLine } from '../order-request.ts';
import { amount, asFields, count, idOrNone, isAsked, mistake, requestedNumber, shownAmount } from './order-fields.ts';
import { orderLines, previewLines } from './order-line-body.ts';

/** The longest remark, in characters. */
const MAX_REMARK = 200;

const remark = z
  .union([z.string(), z.number()], mistake('remark'))
  .nullish()
  .transform((value) => (isMissing(value) ? null : String(value)))
  .refine((text) => text === null || [...text].length <= MAX_REMARK, fieldText('field.max', 'remark', MAX_REMARK))
  .meta({ description: `at most ${MAX_REMARK} characters` });

/** The longest words on the tag of a present, in characters. */
const MAX_GIFT_NOTE = 120;

const giftNote = z
  .string(mistake('gift_note'))
  .nullish()
  .transform((value) => value?.trim() ?? null)
  .refine(
    (text) => text === null || [...text].length <= MAX_GIFT_NOTE,
    fieldText('field.max', 'gift_note', MAX_GIFT_NOTE),
  )
  .meta({
    description: `words on the tag of a present, at most ${MAX_GIFT_NOTE} characters; empty: without words; absent: none`,
  });

const common = {
  remark,
  gift_note: giftNote,
  user_coupon_id: requestedNumber('coupon', 'the customer’s own coupon'),
  integral: requestedNumber('points', 'points to spend'),
  shipping_id: idOrNone('the address; not needed where nothing is sent'),
};
const choices = z
  .unknown()
  .optional()
  .transform(isAsked)
  .meta({
    type: ['boolean', 'number', 'string', 'null'],
    description: '1: the answer has `choices`, what every coupon and address of the customer would make of it',
  });

type Fields = {
  integral_draw_log_id: number | null;
  carriage?: number | null;
  indentCommodity?: RequestedLine[];
  choices?: boolean;
} & { [Key in keyof typeof common]: z.output<(typeof common)[Key]> };

const toRequest = (fields: Fields): OrderRequest => ({
  lines: fields.indentCommodity ?? [],
  shippingFee: fields.carriage ?? null,
  addressId: fields.shipping_id,
  remark: fields.remark,
  giftNote: fields.gift_note,
  couponId: fields.user_coupon_id,
  points: fields.integral ?? 0,
  prizeId: fields.integral_draw_log_id,
  ...(fields.choices && { choices: true }),
});

/** A prize decides what is sent, whatever lines and amounts come with it. */
const prizeFields = { integral_draw_log_id: count('prize', 'the draw whose prize is to be sent'), ...common };
const prize = z.object(prizeFields).transform(toRequest);
const previewPrize = z.object({ ...prizeFields, choices }).transform(toRequest);
const noPrize = requestedNumber('prize', 'absent, null or 0').refine((id) => id === null);

const isPrize = (body: unknown): boolean =>
  isAsked((asFields(body) as { integral_draw_log_id?: unknown }).integral_draw_log_id);

/** Lines or a prize; the first broken rule is told, in the order of the fields. */
const orderOf = <Products extends z.ZodType<OrderRequest>, Prize extends z.ZodType<OrderRequest>>(
  products: Products,
  won: Prize,
) =>
  z.preprocess(
    asFields,
    either([products, won], (body) => Number(isPrize(body))),
  );

/** Body of `POST goodIndent`: lines and shipping fee as they were shown, or a prize. */
export const placeOrderBody = orderOf(
  z
    .object({
      integral_draw_log_id: noPrize,
      carriage: amount('carriage', 'freight in yuan, as it was shown'),
      indentCommodity: orderLines,
      ...common,
    })
    .transform(toRequest),
  prize,
);

/** Body of `POST goodIndent/preview`: what may be asked before prices are known. */
export const previewBody = orderOf(
  z
    .object({
      integral_draw_log_id: noPrize,
      carriage: shownAmount('carriage', 'freight in yuan, as it was shown'),
      indentCommodity: previewLines,
      ...common,
      choices,
    })
    .transform(toRequest),
  previewPrize,
);

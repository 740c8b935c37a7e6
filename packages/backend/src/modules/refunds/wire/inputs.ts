import { z } from 'zod';
import { REFUND_KINDS } from '../../../kernel/db/schema/index.ts';
import { fieldText } from '../../../kernel/error-texts/messages.ts';
import { OWN_PICTURE } from '../../../kernel/texts/own-picture.ts';
import { decimalNumber, idValue, textValue, wholeNumber } from '../../../kernel/wire/inputs.ts';
import { pageQuery } from '../../../kernel/wire/page.ts';
import { MAX_CART_LINES } from '../../cart/cart-line.ts';

/** Pictures with a refund. */
const MAX_REFUND_PICTURES = 6;
/** Characters in which somebody says what is wrong. */
const MAX_REFUND_REMARK = 500;
const MAX_WAYBILL = 60;

const picture = z
  .string('param.missing')
  .max(255, 'param.missing')
  .regex(OWN_PICTURE, fieldText('field.mistake', 'img'));

const line = z.object({
  /** The order line. */
  id: idValue('refund.lines'),
  number: wholeNumber('refund.lines').pipe(z.int('refund.lines').min(1, 'refund.lines').max(1_000_000, 'refund.lines')),
});

/** What is wanted back: `kind`, `reason`, and pieces of lines. */
export const refundPreviewBody = z.object({
  kind: z.enum(REFUND_KINDS, 'refund.kind'),
  reason: z.string('refund.kind').max(30, 'refund.kind'),
  lines: z.array(line, 'refund.lines').min(1, 'refund.lines').max(MAX_CART_LINES, 'refund.lines'),
});

/** The same with words and pictures, and `amount`: the money that was shown, in yuan. */
export const refundBody = refundPreviewBody.extend({
  remark: textValue()
    .pipe(z.string().max(MAX_REFUND_REMARK, fieldText('field.max', 'remark', MAX_REFUND_REMARK)))
    .nullish()
    .transform((text) => text?.trim() || null),
  resources: z
    .array(picture, 'param.missing')
    .max(MAX_REFUND_PICTURES, 'param.missing')
    .nullish()
    .transform((list) => list ?? []),
  amount: decimalNumber('refund.amount_changed'),
});

export const sendBackBody = z.object({
  dhl_id: idValue('refund.courier'),
  odd: textValue('refund.waybill').pipe(
    z
      .string()
      .trim()
      .regex(new RegExp(`^[0-9A-Za-z-]{4,${MAX_WAYBILL}}$`), 'refund.waybill'),
  ),
});

/** `index`: `open` for those that are not over, anything else for all. */
export const refundQuery = pageQuery.extend({ index: z.string().nullish() });

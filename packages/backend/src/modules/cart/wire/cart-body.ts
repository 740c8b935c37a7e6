import { z } from 'zod';
import { fieldText } from '../../../kernel/error-texts/messages.ts';
import { anyNumber, numberOrText } from '../../../kernel/wire/loose-fields.ts';
import { positiveInteger, readNumber } from '../../../kernel/wire/read-number.ts';
import { type CartLine, MAX_CART_LINES, MAX_LINE_PIECES, mergeLines } from '../cart-line.ts';
import { cleanSnapshot } from './snapshot-cleaning.ts';

const positive = (description?: string) =>
  numberOrText()
    .transform(readNumber)
    .pipe(z.int().min(1))
    .meta(description ? { description } : {});

const kept = z.unknown().optional();
/** What a reader of the cart shows where the shop knows nothing better. */
const snapshots = { name: kept, img: kept, price: kept, good: kept, good_sku: kept };

/** A line carries whatever the client keeps on it beside them. */
const line = z
  .looseObject({
    good_id: positive(),
    good_sku_id: anyNumber(positiveInteger, 'absent for goods without SKUs'),
    number: positive('pieces'),
    ...snapshots,
  })
  .transform(
    ({ good_id, good_sku_id, number, ...extras }): CartLine => ({
      ...(cleanSnapshot(extras) as Record<string, unknown>),
      good_id,
      ...(good_sku_id === null ? {} : { good_sku_id }),
      number: Math.min(number, MAX_LINE_PIECES),
    }),
  );

/** Body of a whole cart: a list, or a map with any keys, of lines. Lines of one thing are added up; nothing is an empty cart. */
export const wholeCart = z.preprocess(
  (body) => (typeof body === 'object' && body !== null ? body : []),
  z
    .union([z.array(line), z.record(z.string(), line)])
    .transform((lines) => mergeLines(Object.values(lines)))
    .refine((lines) => lines.length <= MAX_CART_LINES, fieldText('cart.full', '', MAX_CART_LINES)),
);

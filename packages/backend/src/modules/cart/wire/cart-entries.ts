import { z } from 'zod';
import { idValue, wholeNumber } from '../../../kernel/wire/inputs.ts';
import { MAX_CART_LINES, MAX_LINE_PIECES } from '../cart-line.ts';

const noVariant = z.literal([0, null]).transform(() => null);
const ref = { good_id: idValue(), good_sku_id: z.union([noVariant, idValue()]).optional() };
const quantity = wholeNumber().pipe(
  z.int('param.missing').min(1, 'param.missing').max(MAX_LINE_PIECES, 'param.missing'),
);

/** Where in the cart, from 0; more than there are is the end. */
const place = wholeNumber().pipe(z.int('param.missing').min(0, 'param.missing'));

const entry = z.object({
  ...ref,
  number: quantity.nullish(),
  cap: z.unknown().optional(),
  from_sku_id: ref.good_sku_id.meta({ description: 'when set: the line of this SKU becomes the one that is meant' }),
  place: place.nullish().meta({ description: 'where a line that is added anew stands, from 0; at the end without it' }),
});

/** Body of the calls by line: one entry, a list of them, or an object whose values they are. */
export const cartEntries = z.preprocess(
  (body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    return 'good_id' in body ? [body] : Object.values(body);
  },
  z.array(entry).min(1, 'param.missing').max(MAX_CART_LINES, 'param.missing'),
);

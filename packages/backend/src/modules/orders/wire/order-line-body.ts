import { z } from 'zod';
import { either } from '../../../kernel/wire/loose-fields.ts';
import { positiveInteger } from '../../../kernel/wire/read-number.ts';
import { MAX_CART_LINES, MAX_LINE_PIECES } from '../../cart/cart-line.ts';
import type { RequestedLine, RequestedSale } from '../order-request.ts';
import {
  amount,
  asFields,
  count,
  countOrNone,
  isAsked,
  mistake,
  required,
  shown,
  shownAmount,
} from './order-fields.ts';

const mark = (description: string) =>
  z
    .unknown()
    .optional()
    .meta({ type: ['number', 'string', 'null'], description });
/** Some clients put the flash sale into the good and the SKU of a line. */
const inner = z
  .unknown()
  .optional()
  .meta({ type: ['object', 'null'] });

const ids = {
  good_id: count('productId'),
  good_sku_id: countOrNone('sku', '0 or absent for goods without SKUs'),
};
const sale = {
  seckill_id: mark('the flash sale, for its price'),
  seckill_sku_id: mark('the SKU of the flash sale'),
  good: inner,
  good_sku: inner,
};
const quantity = count('number', `pieces, 1 to ${MAX_LINE_PIECES}`, MAX_LINE_PIECES);
/** An order must show it, a preview need not. */
const unused = z
  .unknown()
  .optional()
  .meta({ type: ['string', 'null'] });
const PRICE = 'yuan, as it was shown: compared, never used';

type LineFields = { good_id: number; good_sku_id: number | null; number: number; price: number | null } & {
  [Key in keyof typeof sale]?: unknown;
};

const toLine = (line: LineFields): RequestedLine => ({
  productId: line.good_id,
  variantId: line.good_sku_id,
  quantity: line.number,
  price: line.price,
  sale: saleOf(line),
});

// Rules are told in the order of the fields.
const orderLine = z.preprocess(
  asFields,
  z
    .object({
      price: amount('price', PRICE),
      number: quantity,
      name: shown('productName'),
      ...ids,
      img: shown('img'),
      ...sale,
    })
    .transform(toLine),
);
const previewLine = z.preprocess(
  asFields,
  z
    .object({ price: shownAmount('price', PRICE), number: quantity, name: unused, ...ids, img: unused, ...sale })
    .transform(toLine),
);

/** A list of lines, or an object whose values they are. */
const lines = <Line extends z.ZodType<RequestedLine>>(line: Line) => {
  const list = z
    .array(line, required('indentCommodity'))
    .max(MAX_CART_LINES, mistake('indentCommodity'))
    .refine(({ length }) => length > 0, required('indentCommodity'));
  const map = z
    .record(z.string(), line)
    .transform((all) => Object.values(all))
    .refine(({ length }) => length > 0, required('indentCommodity'))
    .refine(({ length }) => length <= MAX_CART_LINES, mistake('indentCommodity'));
  return either([list, map], (value) => Number(isMap(value)));
};

/** Lines of an order, with what was shown of each. */
export const orderLines = lines(orderLine);
/** Lines of a preview: amounts and texts of the client may be missing. */
export const previewLines = lines(previewLine);

const isMap = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The flash sale of a line, wherever a client may put its ids; null for an ordinary line. */
function saleOf(line: LineFields): RequestedSale | null {
  const product = fieldsOf(line.good);
  const variant = fieldsOf(line.good_sku);
  const marks = [
    line.seckill_id,
    line.seckill_sku_id,
    product['seckill'],
    product['seckill_id'],
    variant['seckill_sku_id'],
  ];
  if (!marks.some(isAsked)) return null;
  return {
    saleId: positiveInteger(line.seckill_id) ?? positiveInteger(product['seckill_id']),
    saleVariantId: positiveInteger(line.seckill_sku_id) ?? positiveInteger(variant['seckill_sku_id']),
  };
}

const fieldsOf = (value: unknown) => asFields(value) as Readonly<Record<string, unknown>>;

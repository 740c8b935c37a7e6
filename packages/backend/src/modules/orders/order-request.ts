import { readNumber } from '../../wire/read-number.ts';
import { entriesOf, positiveInteger } from '../cart/cart-body.ts';
import { MAX_CART_LINES, MAX_LINE_PIECES } from '../cart/cart-line.ts';

/** The longest remark, in characters. */
export const MAX_REMARK = 200;

/** The flash sale of a line, as far as the client names it: the sale, the SKU of the sale, or neither. */
export type RequestedSale = { saleId: number | null; saleSkuId: number | null };

/** A line a customer asks for. `price` is what they were shown, in yuan: it is compared, never used. */
export type RequestedLine = {
  goodId: number;
  skuId: number | null;
  pieces: number;
  price: number | null;
  sale?: RequestedSale | null;
};

/** An order a customer asks for. `freight` is what they were shown, in yuan. For a prize there are no lines. */
export type OrderRequest = {
  lines: RequestedLine[];
  freight: number | null;
  addressId: number | null;
  remark: string | null;
  /** The customer's own coupon, null for none. */
  couponId: number | null;
  /** Points to spend. */
  points: number;
  /** The draw whose prize is to be sent, null for none. */
  prizeId: number | null;
};

/** Fields of an order as the error texts name them. */
export type OrderField =
  | 'freight'
  | 'goods'
  | 'price'
  | 'pieces'
  | 'name'
  | 'good-id'
  | 'sku'
  | 'picture'
  | 'remark'
  | 'coupon'
  | 'points'
  | 'prize';

/** Why a request cannot become an order: a field breaks a rule. */
export type OrderRequestProblem = { field: OrderField; rule: 'required' | 'mistake' | 'max' };

/** `order`: every field the wire requires · `preview`: amounts and texts of the client may be missing. */
export type RequestPurpose = 'order' | 'preview';

type FieldName =
  | 'carriage'
  | 'indentCommodity'
  | 'remark'
  | 'shipping_id'
  | 'user_coupon_id'
  | 'integral'
  | 'integral_draw_log_id'
  | 'good_id'
  | 'good_sku_id'
  | 'number'
  | 'price'
  | 'name'
  | 'img'
  | 'good'
  | 'good_sku'
  | 'seckill'
  | 'seckill_id'
  | 'seckill_sku_id';
/** A body, a line, or an object nested in a line: nothing is known of its fields yet. */
type Fields = Partial<Record<FieldName, unknown>>;

/** Reads the body of an order or of a preview; the first broken rule is told. */
export function parseOrderRequest(
  body: unknown,
  purpose: RequestPurpose,
): { request: OrderRequest } | { problem: OrderRequestProblem } {
  const fields = asFields(body);
  const prizeId = idOf(fields.integral_draw_log_id);
  if (prizeId === 'mistake') return { problem: { field: 'prize', rule: 'mistake' } };
  const wanted = prizeId === null ? parseLines(fields, purpose === 'order') : { lines: [], freight: null };
  if ('field' in wanted) return { problem: wanted };
  if (!isMissing(fields.remark) && !isText(fields.remark)) return { problem: { field: 'remark', rule: 'mistake' } };
  const remark = isMissing(fields.remark) ? null : String(fields.remark);
  if (remark !== null && [...remark].length > MAX_REMARK) return { problem: { field: 'remark', rule: 'max' } };
  const couponId = idOf(fields.user_coupon_id);
  if (couponId === 'mistake') return { problem: { field: 'coupon', rule: 'mistake' } };
  const points = idOf(fields.integral);
  if (points === 'mistake') return { problem: { field: 'points', rule: 'mistake' } };
  const addressId = positiveInteger(fields.shipping_id);
  return { request: { ...wanted, addressId, remark, couponId, points: points ?? 0, prizeId } };
}

/** What is to be bought, and the freight that was shown for it. */
function parseLines(fields: Fields, isOrder: boolean): Pick<OrderRequest, 'lines' | 'freight'> | OrderRequestProblem {
  const freight = amount(fields.carriage);
  if (isOrder && isMissing(fields.carriage)) return { field: 'freight', rule: 'required' };
  if (freight === 'mistake') return { field: 'freight', rule: 'mistake' };
  const entries = entriesOf(fields.indentCommodity);
  if (entries.length === 0) return { field: 'goods', rule: 'required' };
  if (entries.length > MAX_CART_LINES) return { field: 'goods', rule: 'max' };
  const lines: RequestedLine[] = [];
  for (const entry of entries) {
    const line = parseLine(asFields(entry), isOrder);
    if ('field' in line) return line;
    lines.push(line);
  }
  return { lines, freight };
}

function parseLine(line: Fields, isOrder: boolean): RequestedLine | OrderRequestProblem {
  const price = amount(line.price);
  if (isOrder && isMissing(line.price)) return { field: 'price', rule: 'required' };
  if (price === 'mistake') return { field: 'price', rule: 'mistake' };
  const pieces = positiveInteger(line.number);
  if (isMissing(line.number)) return { field: 'pieces', rule: 'required' };
  if (pieces === null || pieces > MAX_LINE_PIECES) return { field: 'pieces', rule: 'mistake' };
  if (isOrder && isMissing(line.name)) return { field: 'name', rule: 'required' };
  const goodId = positiveInteger(line.good_id);
  if (isMissing(line.good_id)) return { field: 'good-id', rule: 'required' };
  if (goodId === null) return { field: 'good-id', rule: 'mistake' };
  const skuId = positiveInteger(line.good_sku_id);
  const isWithoutSku = isMissing(line.good_sku_id) || readNumber(line.good_sku_id) === 0;
  if (skuId === null && !isWithoutSku) return { field: 'sku', rule: 'mistake' };
  if (isOrder && isMissing(line.img)) return { field: 'picture', rule: 'required' };
  return { goodId, skuId, pieces, price, sale: saleOf(line) };
}

/** The flash sale of a line, wherever a client may put its ids; null for an ordinary line. */
function saleOf(line: Fields): RequestedSale | null {
  const good = asFields(line.good);
  const sku = asFields(line.good_sku);
  const marks = [line.seckill_id, line.seckill_sku_id, good.seckill, good.seckill_id, sku.seckill_sku_id];
  if (!marks.some(isAsked)) return null;
  return {
    saleId: positiveInteger(line.seckill_id) ?? positiveInteger(good.seckill_id),
    saleSkuId: positiveInteger(line.seckill_sku_id) ?? positiveInteger(sku.seckill_sku_id),
  };
}

/** A mark counts unless it is empty, false or nought. */
function isAsked(value: unknown): boolean {
  return !isMissing(value) && value !== false && value !== 'false' && readNumber(value) !== 0;
}

/** A number that names something or counts it; null where nothing is asked for. */
function idOf(value: unknown): number | null | 'mistake' {
  return isAsked(value) ? (positiveInteger(value) ?? 'mistake') : null;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function amount(value: unknown): number | null | 'mistake' {
  if (isMissing(value)) return null;
  const number = readNumber(value);
  return typeof number === 'number' && Number.isFinite(number) ? number : 'mistake';
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

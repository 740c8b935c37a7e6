import type { Tx } from '../../kernel/db/database.ts';
import { rawQuery } from '../../kernel/db/raw-query.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { orderNumber } from '../../kernel/numbers/order-number.ts';
import { minutesAfter } from '../../kernel/time/time-after.ts';
import { orderTypes } from '../../kernel/words/orders.ts';
import { productTypes } from '../../kernel/words/products.ts';
import type { AddressRow } from '../addresses/address-records.ts';
import type { LineShare } from './line-shares.ts';
import type { Order } from './order-records.ts';
import type { OrderAmounts } from './order-totals.ts';
import { isTakenNow, type QuotedLine, snapshotOf } from './quote.ts';

/** What is written down of an order; money in cents. */
export type OrderDraft = Pick<Order, 'userId' | 'type' | 'remark' | 'lang' | 'release' | 'pointsSpent'> & {
  amounts: OrderAmounts & { total: number };
  lines: readonly QuotedLine[];
  /** What coupon and points paid of each. */
  shares: readonly LineShare[];
  /** How long there is to pay it. */
  minutesToPay: number;
  /** Where it goes; null without a parcel. */
  address: AddressRow | null;
};

/** An order that was just written down. */
export type PlacedOrder = Pick<Order, 'id' | 'userId' | 'number' | 'createdAt' | 'total'>;

const MAX_ATTEMPTS = 5;

/** Writes an order with its lines, its address and what it takes out of flash sales. */
export async function insertOrder(tx: Tx, draft: OrderDraft, now: Date): Promise<PlacedOrder> {
  const { userId, amounts } = draft;
  const [lines, address, purchases] = [linesOf(draft), addressOf(draft), purchasesOf(draft)].map(toJson);
  // A clash of order numbers inserts nothing: the next number is tried.
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const number = orderNumber(now);
    const order = toJson(orderOf(draft, number, now));
    const [placed] = await writeOrder(tx, order, lines, address, purchases);
    if (placed) return { id: placed.id, userId, number, createdAt: now, total: amounts.total };
  }
  throw refuse('busy');
}

const toJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** One statement, so that they are written in one go. Values are named as the columns are. */
const writeOrder = rawQuery<{ id: number }>(`
  with placed as (
    insert into orders (user_id, type, identification, goods_total, carriage, coupon_money, points_spent, points_money,
      total, remark, overtime, lang, release, created_at, updated_at)
    select user_id, type, identification, goods_total, carriage, coupon_money, points_spent, points_money,
      total, remark, overtime, lang, release, created_at, created_at
    from jsonb_populate_record(null::orders, $1::jsonb)
    on conflict (identification) do nothing
    returning id, user_id, created_at
  ), lines as (
    insert into order_lines (order_id, good_id, sku_id, good_type, name, img, product_sku, price, number, coupon_money,
      points_money, is_stock_taken, flash_sale_sku_id, created_at, updated_at)
    select p.id, l.good_id, l.sku_id, l.good_type, l.name, l.img, l.product_sku, l.price, l.number, l.coupon_money,
      l.points_money, l.is_stock_taken, l.flash_sale_sku_id, p.created_at, p.created_at
    from placed p, jsonb_populate_recordset(null::order_lines, $2::jsonb) with ordinality l
    order by l.ordinality
  ), location as (
    insert into order_locations (order_id, cellphone, name, location, address, latitude, longitude, house, created_at,
      updated_at)
    select p.id, a.cellphone, a.name, a.location, a.address, a.latitude, a.longitude, a.house, p.created_at, p.created_at
    from placed p, jsonb_populate_record(null::order_locations, $3::jsonb) a
    where $3::jsonb is not null
  ), purchases as (
    insert into flash_sale_purchases (flash_sale_id, user_id, order_id, number, created_at, updated_at)
    select s.flash_sale_id, p.user_id, p.id, s.number, p.created_at, p.created_at
    from placed p, jsonb_populate_recordset(null::flash_sale_purchases, $4::jsonb) s
  )
  select id from placed`);

function orderOf({ amounts, minutesToPay, ...draft }: OrderDraft, number: string, now: Date) {
  return {
    user_id: draft.userId,
    type: orderTypes.numbers[draft.type],
    identification: number,
    goods_total: amounts.products,
    carriage: amounts.shippingFee,
    coupon_money: amounts.coupon,
    points_spent: draft.pointsSpent,
    points_money: amounts.points,
    total: amounts.total,
    remark: draft.remark,
    overtime: minutesAfter(now, minutesToPay),
    lang: draft.lang,
    release: draft.release,
    created_at: now,
  };
}

function linesOf({ lines, shares }: OrderDraft) {
  return lines.map((line, index) => {
    const { name, img, productSku } = snapshotOf(line);
    return {
      good_id: line.productId,
      sku_id: line.variantId,
      good_type: productTypes.numbers[line.product?.type ?? 'physical'],
      name,
      img,
      product_sku: productSku,
      price: line.price,
      number: line.quantity,
      coupon_money: shares[index]?.coupon ?? 0,
      points_money: shares[index]?.points ?? 0,
      is_stock_taken: isTakenNow(line),
      flash_sale_sku_id: line.sale?.saleVariantId ?? null,
    };
  });
}

function addressOf({ address }: OrderDraft) {
  if (!address) return null;
  const { cellphone, name, location, address: text, latitude, longitude, house } = address;
  return { cellphone, name, location, address: text, latitude, longitude, house };
}

/** What the customer is remembered to have had of sales, until the order ends unpaid. */
function purchasesOf({ lines }: OrderDraft) {
  return lines.flatMap(({ sale, quantity }) => (sale ? [{ flash_sale_id: sale.saleId, number: quantity }] : []));
}

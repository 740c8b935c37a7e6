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
import type { OrderRequest } from './order-request.ts';
import type { OrderAmounts } from './order-totals.ts';
import { isTakenNow, type QuotedLine, snapshotOf } from './quote.ts';

/** What is written down of an order; money in cents. */
export type OrderDraft = Pick<
  Order,
  'userId' | 'type' | 'remark' | 'giftNote' | 'lang' | 'release' | 'releaseId' | 'pointsSpent'
> & {
  amounts: OrderAmounts & { total: number };
  lines: readonly QuotedLine[];
  /** What coupon and points paid of each. */
  shares: readonly LineShare[];
  /** How long there is to pay it. */
  minutesToPay: number;
  /** Where it goes; null without a parcel. */
  address: AddressRow | null;
};

/** What its customer says of an order, as it is written down. */
export const wishesOf = ({ remark, giftNote, points }: OrderRequest) => ({ remark, giftNote, pointsSpent: points });

/** An order that was just written down. */
export type PlacedOrder = Pick<Order, 'id' | 'userId' | 'number' | 'createdAt' | 'total'>;

const MAX_ATTEMPTS = 5;

/** Writes an order with its lines, its address and what it takes out of flash sales. */
export async function insertOrder(tx: Tx, draft: OrderDraft, now: Date): Promise<PlacedOrder> {
  const { userId, amounts } = draft;
  // A clash of order numbers inserts nothing: the next number is tried.
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const number = orderNumber(now);
    const [placed] = await writeUnlessClashing(tx, JSON.stringify([contentOf(draft, number, now)]));
    if (placed) return { id: placed.id, userId, number, createdAt: now, total: amounts.total };
  }
  throw refuse('busy');
}

/**
 * Writes several orders at once, and their ids as the answers to the requests whose keys are given.
 * @returns their ids, in order
 * @throws when a number clashes with that of another order: nothing must be committed then
 */
export async function insertOrders(
  tx: Tx,
  orders: readonly { draft: OrderDraft; key: string | null }[],
  now: Date,
): Promise<number[]> {
  if (orders.length === 0) return [];
  const numbers = new Set<string>();
  while (numbers.size < orders.length) numbers.add(orderNumber(now));
  const contents = [...numbers].map((number, index) => {
    const { draft, key } = orders[index] ?? missing();
    return { ...contentOf(draft, number, now), key };
  });
  const placed = await writeWithAnswers(tx, JSON.stringify(contents));
  const ids = new Map(placed.map(({ number, id }) => [number, id]));
  return [...numbers].map((number) => ids.get(number) ?? missing());
}

/** What is written of an order, by table; values are named as the columns are. */
const contentOf = (draft: OrderDraft, number: string, now: Date) => ({
  order: orderOf(draft, number, now),
  lines: linesOf(draft),
  ...(draft.address && { address: addressOf(draft.address) }),
  purchases: purchasesOf(draft),
});

/** One statement, so that orders are written in one go with everything that belongs to them. */
const writing = (onClash: string, others = '') =>
  rawQuery<{ id: number; number: string }>(`
  with wanted as (
    select w.content, w.place from jsonb_array_elements($1::jsonb) with ordinality w(content, place)
  ), placed as (
    insert into orders (user_id, type, identification, goods_total, carriage, coupon_money, points_spent, points_money,
      total, remark, gift_note, overtime, lang, release, release_id, created_at, updated_at)
    select o.user_id, o.type, o.identification, o.goods_total, o.carriage, o.coupon_money, o.points_spent, o.points_money,
      o.total, o.remark, o.gift_note, o.overtime, o.lang, o.release, o.release_id, o.created_at, o.created_at
    from wanted w, jsonb_populate_record(null::orders, w.content->'order') o
    order by w.place
    ${onClash}
    returning id, user_id, identification, created_at
  ), p as (
    select placed.*, w.content, w.place from placed join wanted w on w.content->'order'->>'identification' = placed.identification
  ), lines as (
    insert into order_lines (order_id, good_id, sku_id, good_type, name, img, product_sku, price, number, coupon_money,
      points_money, is_stock_taken, flash_sale_sku_id, created_at, updated_at)
    select p.id, l.good_id, l.sku_id, l.good_type, l.name, l.img, l.product_sku, l.price, l.number, l.coupon_money,
      l.points_money, l.is_stock_taken, l.flash_sale_sku_id, p.created_at, p.created_at
    from p, jsonb_populate_recordset(null::order_lines, p.content->'lines') with ordinality l
    order by p.place, l.ordinality
  ), location as (
    insert into order_locations (order_id, cellphone, name, location, address, latitude, longitude, house, created_at,
      updated_at)
    select p.id, a.cellphone, a.name, a.location, a.address, a.latitude, a.longitude, a.house, p.created_at, p.created_at
    from p, jsonb_populate_record(null::order_locations, p.content->'address') a
    where p.content ? 'address'
    order by p.place
  ), purchases as (
    insert into flash_sale_purchases (flash_sale_id, user_id, order_id, number, created_at, updated_at)
    select s.flash_sale_id, p.user_id, p.id, s.number, p.created_at, p.created_at
    from p, jsonb_populate_recordset(null::flash_sale_purchases, p.content->'purchases') s
    order by p.place
  )${others}
  select id, identification as number from placed`);

const writeUnlessClashing = writing('on conflict (identification) do nothing');
const writeWithAnswers = writing(
  '',
  `, answers as (
    update idempotency_keys k set status = 200, answer = to_jsonb(p.id)
    from p where k.user_id = p.user_id and k.key = p.content->>'key'
  )`,
);

function missing(): never {
  throw new Error('an order was not written');
}

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
    gift_note: draft.address ? draft.giftNote : null,
    overtime: minutesAfter(now, minutesToPay),
    lang: draft.lang,
    release: draft.release,
    release_id: draft.releaseId,
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

function addressOf(address: AddressRow) {
  const { cellphone, name, location, address: text, latitude, longitude, house } = address;
  return { cellphone, name, location, address: text, latitude, longitude, house };
}

/** What the customer is remembered to have had of sales, until the order ends unpaid. */
function purchasesOf({ lines }: OrderDraft) {
  return lines.flatMap(({ sale, quantity }) => (sale ? [{ flash_sale_id: sale.saleId, number: quantity }] : []));
}

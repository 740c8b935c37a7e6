import { and, desc, eq, gte, inArray, isNotNull, like, lt, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { containing } from '../../../kernel/db/like.ts';
import { orders, parcels, users } from '../../../kernel/db/schema/index.ts';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import type { OrderState } from '../../../kernel/words/orders.ts';
import { productsName } from '../../../modules/orders/order-notices.ts';
import { loadLines } from '../../../modules/orders/order-records.ts';
import { asPrinted } from '../support/as-printed.ts';

/** Which orders: every filter that is given must hold. `since` and `until` are about when they were placed; `until` is not included. */
export type OrderFilter = {
  states?: readonly OrderState[];
  /** Id, phone number or a part of the name of a customer. */
  customer?: string;
  /** A part of the order number or the waybill. */
  number?: string;
  since?: Date;
  until?: Date;
  withNote?: boolean;
  /** Only those that wait to be sent and whose customers reminded the shop. */
  isReminded?: boolean;
  /** Only orders with smaller ids: the next page. */
  before?: number;
  limit: number;
};

/** An order in a list; amounts in cents. */
export type ListedOrder = {
  id: number;
  number: string;
  placedAt: Date;
  state: string;
  customerId: number;
  customer: string;
  total: number;
  goods: LocalText;
  pieces: number;
  waybill: string | null;
  note: string | null;
  remindedAt: Date | null;
};

/** Orders, the newest first. */
export async function listOrders(db: Db, filter: OrderFilter): Promise<ListedOrder[]> {
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      placedAt: orders.createdAt,
      state: orders.state,
      customerId: orders.userId,
      cellphone: users.cellphone,
      name: users.name,
      total: orders.total,
      waybill: orders.waybill,
      note: orders.note,
      remindedAt: orders.remindedAt,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(...conditions(db, filter)))
    .orderBy(desc(orders.id))
    .limit(filter.limit);
  const lines = Map.groupBy(
    await loadLines(
      db,
      rows.map(({ id }) => id),
    ),
    (line) => line.orderId,
  );
  return rows.map(({ cellphone, name, ...row }) => {
    const own = lines.get(row.id) ?? [];
    return {
      ...row,
      customer: cellphone ?? name,
      goods: productsName(own.map((line) => line.name)),
      pieces: own.reduce((pieces, line) => pieces + line.number, 0),
    };
  });
}

function conditions(
  db: Db,
  { states, customer, number, since, until, withNote, isReminded, before }: OrderFilter,
): (SQL | undefined)[] {
  return [
    states && inArray(orders.state, [...states]),
    customer === undefined ? undefined : isCustomer(customer),
    number === undefined
      ? undefined
      : or(
          like(orders.number, containing(asPrinted(number))),
          like(orders.waybill, containing(number.trim())),
          inArray(orders.id, withWaybill(db, number.trim())),
        ),
    since && gte(orders.createdAt, since),
    until && lt(orders.createdAt, until),
    withNote ? isNotNull(orders.note) : undefined,
    isReminded ? and(isNotNull(orders.remindedAt), eq(orders.state, 'awaiting-shipment')) : undefined,
    before === undefined ? undefined : lt(orders.id, before),
  ];
}

/** Of any of its parcels. */
function withWaybill(db: Db, part: string) {
  return db
    .select({ id: parcels.orderId })
    .from(parcels)
    .where(like(parcels.waybill, containing(part)));
}

/** Phone numbers have eleven digits, ids fewer. */
function isCustomer(text: string): SQL | undefined {
  if (/^\d{11}$/.test(text)) return eq(users.cellphone, text);
  if (/^\d{1,10}$/.test(text)) return eq(users.id, Number(text));
  return or(like(users.name, containing(text)), like(users.nickname, containing(text)));
}

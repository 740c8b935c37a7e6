import { and, desc, eq, inArray, like, lt } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { containing } from '../../../kernel/db/like.ts';
import { couriers, orders, type ParcelState, parcels } from '../../../kernel/db/schema/index.ts';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import { findAnyOrder } from '../orders/find-order.ts';

/** Which parcels: every filter that is given must hold. */
export type ParcelFilter = {
  states?: readonly ParcelState[];
  /** Number or id of an order. */
  order?: string;
  /** A part of the waybill. */
  waybill?: string;
  /** Only smaller ids: the next page. */
  before?: number;
  limit: number;
};

/** A parcel in a list. `failures`: how often in a row the tracking service had no answer about it. */
export type ListedParcel = {
  id: number;
  order: string;
  number: number;
  courier: LocalText;
  waybill: string;
  state: ParcelState;
  shippedAt: Date;
  deliveredAt: Date | null;
  failures: number;
};

/**
 * Parcels, the newest first.
 * @throws Refused for an order there is none of
 */
export async function listParcels(
  db: Db,
  { states, order, waybill, before, limit }: ParcelFilter,
): Promise<ListedParcel[]> {
  const orderId = order === undefined ? undefined : (await findAnyOrder(db, order)).id;
  return db
    .select({
      id: parcels.id,
      order: orders.number,
      number: parcels.number,
      courier: couriers.name,
      waybill: parcels.waybill,
      state: parcels.state,
      shippedAt: parcels.shippedAt,
      deliveredAt: parcels.deliveredAt,
      failures: parcels.askFailures,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .innerJoin(couriers, eq(couriers.id, parcels.courierId))
    .where(
      and(
        states && inArray(parcels.state, [...states]),
        orderId === undefined ? undefined : eq(parcels.orderId, orderId),
        waybill === undefined ? undefined : like(parcels.waybill, containing(waybill.trim())),
        before === undefined ? undefined : lt(parcels.id, before),
      ),
    )
    .orderBy(desc(parcels.id))
    .limit(limit);
}

import { z } from 'zod';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { readSettings } from '../../../kernel/settings/settings.ts';
import { productsMoneyBack } from '../../orders/earned-points.ts';
import type { Order } from '../../orders/order-records.ts';
import { pointsForShopping } from '../../orders/points.ts';
import type { Wording } from '../../orders/wire/order-wire.ts';
import { returnPercent } from '../../points/rate.ts';
import { placeOfAddress } from '../../regions/find-region.ts';
import { type Arrival, arrival, leaving } from '../../shipping/delivery-days.ts';
import { cutOff, deliveryDays, parcelDays } from '../../shipping/delivery-settings.ts';

/** What a paid order still brings. */
export const expectedFields = {
  arrives_from: z
    .string()
    .nullable()
    .meta({ description: 'first day it may arrive; null when it does not travel, or the shop names none' }),
  arrives_until: z.string().nullable().meta({ description: 'last day it should' }),
  points_due: z.int().meta({ description: 'points its receipt will give' }),
};

type Expected = z.output<z.ZodObject<typeof expectedFields>>;

const onItsWay: readonly Order['state'][] = ['awaiting-shipment', 'shipped'];

/** Reads it for an order; `address`: where it is sent, null without a parcel. */
export async function loadExpected(
  db: DbOrTx,
  order: Order,
  address: string | null,
  { times, now }: Wording,
): Promise<Expected> {
  if (!onItsWay.includes(order.state)) return { arrives_from: null, arrives_until: null, points_due: 0 };
  const paidProducts = order.total - order.shippingFee - (await productsMoneyBack(db, order.id));
  const named = address === null ? null : await arrivalOf(db, order, address, times);
  // What is late has no day that could be named.
  const days = named && named.until >= times.day(now) ? named : null;
  return {
    arrives_from: days?.from ?? null,
    arrives_until: days?.until ?? null,
    points_due: pointsForShopping(paidProducts, await returnPercent(db)),
  };
}

/** By the day its first parcel left, or else the one it leaves on when it is paid when it was. */
async function arrivalOf(
  db: DbOrTx,
  { shippingTime, payTime }: Order,
  address: string,
  times: Wording['times'],
): Promise<Arrival | null> {
  const place = placeOfAddress(address);
  const since = shippingTime ?? payTime;
  if (!place || !since) return null;
  const settings = await readSettings(db, { days: deliveryDays, cutOff, parcelDays });
  const leaves = shippingTime ? times.day(shippingTime) : leaving(since, settings, times).day;
  return arrival(leaves, settings.days, place.provinceCode);
}

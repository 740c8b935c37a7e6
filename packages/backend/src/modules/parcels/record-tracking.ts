import { desc, eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { type ParcelState, parcels, trackingEvents } from '../../kernel/db/schema/index.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';
import { notifyOfParcel } from './notify-of-parcel.ts';
import type { LockedParcel, TrackingEvent } from './parcel-records.ts';
import { isOver, parcelState } from './parcel-state.ts';
import type { TrackingStatus } from './tracking/tracking-provider.ts';

/** Something that happened to a parcel, whoever says so. */
export type NewEvent = { status: TrackingStatus; text: LocalText; happenedAt: Date };

const MINUTE = 60_000;
/** Clocks of couriers may be ahead by this; and the same words within it are the same event. */
const TOLERANCE = 10 * MINUTE;
/** More is nothing a person reads. */
const MAX_EVENTS = 300;

/**
 * Writes down what happened to a held parcel, however often, late or out of order it is told, works out its state, and tells its customer
 * once each that it is being delivered and that it was. Everything known of parcels comes through here.
 * @returns the state of the parcel from now on
 */
export async function recordTracking(
  tx: Tx,
  shop: Pick<ShopContext, 'now' | 'times'>,
  { order, parcel }: LockedParcel,
  told: readonly NewEvent[],
): Promise<ParcelState> {
  const now = shop.now();
  const known = await tx.select().from(trackingEvents).where(eq(trackingEvents.parcelId, parcel.id));
  const fresh = freshEvents(told, known, now);
  await insertEvents(tx, { order, parcel }, fresh);
  const happened = [...known, ...fresh]
    .filter(({ happenedAt }) => happenedAt <= now)
    .sort((one, other) => one.happenedAt.getTime() - other.happenedAt.getTime());
  const delivered = happened.find(({ status }) => status === 'delivered')?.happenedAt ?? parcel.deliveredAt;
  // Parcels of orders that were received before there were parcels have arrived, whatever was told of them.
  const isKept = parcel.state === 'delivered' && !happened.some(({ status }) => status === 'delivered');
  const state = isKept ? parcel.state : parcelState(happened.map(({ status }) => status));
  await tx
    .update(parcels)
    .set({
      state,
      deliveredAt: delivered,
      updatedAt: now,
      ...(isOver(state) ? { askAt: null } : {}),
    })
    .where(eq(parcels.id, parcel.id));
  const out = happened.findLast(({ status }) => status === 'out_for_delivery')?.happenedAt ?? null;
  await notifyOfParcel(tx, shop, { order, parcel: { ...parcel, state, deliveredAt: delivered } }, out);
  return state;
}

type KnownEvent = Pick<TrackingEvent, 'status' | 'text' | 'happenedAt'>;

/** Those nobody knows yet, the oldest first; what lies too far ahead is told again when it has happened. */
function freshEvents(told: readonly NewEvent[], known: readonly KnownEvent[], now: Date): NewEvent[] {
  const fresh: NewEvent[] = [];
  const inTime = told
    .filter(({ happenedAt }) => happenedAt.getTime() <= now.getTime() + TOLERANCE)
    .map((event) => (event.happenedAt > now ? { ...event, happenedAt: now } : event))
    .toSorted((one, other) => one.happenedAt.getTime() - other.happenedAt.getTime());
  for (const event of inTime) {
    if (known.length + fresh.length >= MAX_EVENTS) break;
    if (![...known, ...fresh].some((one) => isSame(one, event))) fresh.push(event);
  }
  return fresh;
}

function isSame(one: KnownEvent, other: KnownEvent): boolean {
  const apart = Math.abs(one.happenedAt.getTime() - other.happenedAt.getTime());
  return one.status === other.status && one.text.zh === other.text.zh && apart <= TOLERANCE;
}

async function insertEvents(tx: Tx, { order, parcel }: LockedParcel, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const [last] = await tx
    .select({ step: trackingEvents.step })
    .from(trackingEvents)
    .where(eq(trackingEvents.orderId, order.id))
    .orderBy(desc(trackingEvents.step))
    .limit(1);
  const first = (last?.step ?? -1) + 1;
  await tx
    .insert(trackingEvents)
    .values(events.map((event, index) => ({ ...event, orderId: order.id, parcelId: parcel.id, step: first + index })));
}

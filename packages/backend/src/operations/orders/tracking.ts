import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { trackingEvents } from '../../db/schema/index.ts';
import type { LocalText } from '../../texts/languages.ts';
import type { TrackingEvent } from './ship-order.ts';

/** Writes down stages of a parcel; ones that are known stay as they are. */
export async function addTracking(tx: Tx, orderId: number, events: readonly TrackingEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insert(trackingEvents)
    .values(events.map((event) => ({ ...event, orderId })))
    .onConflictDoNothing();
}

/** Adds a stage after those that are known, unless one of this status is. */
export async function addStage(tx: Tx, orderId: number, status: string, text: LocalText, at: Date): Promise<void> {
  const known = await tx
    .select({ step: trackingEvents.step, status: trackingEvents.status })
    .from(trackingEvents)
    .where(eq(trackingEvents.orderId, orderId))
    .orderBy(desc(trackingEvents.step));
  if (known.some((event) => event.status === status)) return;
  await addTracking(tx, orderId, [{ step: (known[0]?.step ?? -1) + 1, status, text, happenedAt: at }]);
}

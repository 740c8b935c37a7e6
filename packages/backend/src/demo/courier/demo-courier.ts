import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { orderLines, orderLocations, orders, parcelLines, parcels, products } from '../../kernel/db/schema/index.ts';
import type { NoticeResponse } from '../../kernel/provider-calls/notice.ts';
import { NoticeError } from '../../kernel/provider-calls/provider-errors.ts';
import {
  isStatus,
  type TrackedEvent,
  type TrackedParcel,
  type TrackingFact,
  type TrackingProvider,
} from '../../modules/parcels/tracking/tracking-provider.ts';
import { findRoute, placeNames } from './parcel.ts';
import { toTimeline } from './timeline.ts';
import { loadStages } from './tracking-content.ts';

const HOUR = 3_600_000;
const NOTHING: NoticeResponse = { status: 404, type: 'text/plain; charset=utf-8', body: 'fail' };
/** A shop that says itself when a parcel went has done these. */
const BEFORE_SENDING = new Set(['paid', 'packed', 'confirmed']);

/** Demo mode: parcels pass the stations of `content/tracking.json` by the clock. It can be asked and tells nothing by itself. */
export class DemoCourier implements TrackingProvider {
  readonly name = 'demo';
  readonly tells = false;
  readonly accepted = NOTHING;
  readonly #db: DbOrTx;
  readonly #now: () => Date;

  constructor(db: DbOrTx, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  rejected(): NoticeResponse {
    return NOTHING;
  }

  async subscribe(): Promise<void> {}

  readNotice(): never {
    throw new NoticeError('malformed', 'nobody sends messages in demo mode');
  }

  /** The stations a parcel has reached; `nextAt` is when it reaches the next one. */
  async query({ id }: TrackedParcel): Promise<TrackingFact> {
    const stations = await demoStations(this.#db, id);
    const now = this.#now();
    const ahead = stations.find(({ happenedAt }) => happenedAt > now);
    return { events: stations.filter(({ happenedAt }) => happenedAt <= now), nextAt: ahead?.happenedAt ?? null };
  }
}

/** All stations of a parcel, counted from the payment; of one that was sent much later, from then. */
export async function demoStations(db: DbOrTx, parcelId: number): Promise<TrackedEvent[]> {
  const [found] = await db
    .select({ parcel: parcels, payTime: orders.payTime, location: orderLocations })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .innerJoin(orderLocations, eq(orderLocations.orderId, parcels.orderId))
    .where(eq(parcels.id, parcelId));
  if (!found) return [];
  const inside = await db
    .select({ productId: products.id })
    .from(parcelLines)
    .innerJoin(orderLines, eq(orderLines.id, parcelLines.orderLineId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(parcelLines.parcelId, parcelId));
  const route = await findRoute(
    db,
    inside.map(({ productId }) => productId),
  );
  const { parcel, payTime, location } = found;
  const isAtOnce = payTime !== null && parcel.shippedAt.getTime() - payTime.getTime() < HOUR;
  const from = isAtOnce ? payTime : parcel.shippedAt;
  return toTimeline(loadStages(route.kind), from, placeNames(location, route.origin)).flatMap(
    ({ status, text, happenedAt }) =>
      isStatus(status) && (isAtOnce || !BEFORE_SENDING.has(status)) ? [{ status, text, happenedAt }] : [],
  );
}

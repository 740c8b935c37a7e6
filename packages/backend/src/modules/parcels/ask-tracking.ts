import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../kernel/db/database.ts';
import { couriers, orderLocations, parcels } from '../../kernel/db/schema/index.ts';
import type { JobContext, JobKind } from '../../kernel/jobs/job-kinds.ts';
import { ProviderError } from '../../kernel/provider-calls/provider-errors.ts';
import { companyOf } from './company-of.ts';
import { afterFailures, afterResponse } from './next-ask.ts';
import { lockParcel, type Parcel } from './parcel-records.ts';
import { isOver } from './parcel-state.ts';
import { recordTracking } from './record-tracking.ts';
import type { TrackedParcel, TrackingFact, TrackingProvider } from './tracking/tracking-provider.ts';

/** At once; each waits at most some seconds for the service, so a run ends well within its lease. */
const BATCH = 20;

/**
 * Asks whoever tracks parcels to tell of new ones, and what became of those nothing was told of. Shipping never waits for it: a service that
 * does not answer is asked again, later each time. Every parcel is taken by one process at a time.
 */
export const askTrackingJob: JobKind = {
  kind: 'parcels.ask',
  everySeconds: 10,
  run: async (_payload, context) => {
    const { tracking } = context;
    if (!tracking) return;
    const due = await context.db
      .select({ id: parcels.id })
      .from(parcels)
      .where(and(isNotNull(parcels.askAt), lte(parcels.askAt, context.now())))
      .orderBy(asc(parcels.askAt), asc(parcels.id))
      .limit(BATCH);
    await Promise.all(due.map(({ id }) => askOne(context, tracking, id)));
  },
};

/** One that fails is logged and never stops the others. */
async function askOne(context: JobContext, tracking: TrackingProvider, id: number): Promise<void> {
  try {
    const parcel = await claimParcel(context, id);
    const asked = parcel && (await readTracked(context.db, parcel));
    if (!asked) return;
    const isToSubscribe = tracking.tells && parcel.subscribedAt === null;
    const fact = await (isToSubscribe ? subscribe(context, tracking, asked) : tracking.query(asked));
    await context.db.transaction((tx) => take(tx, context, id, { fact, isSubscribed: isToSubscribe }));
  } catch (error) {
    const code = error instanceof ProviderError ? error.code : null;
    context.log.error({ err: error, parcel: id, code }, 'a parcel could not be tracked, and is asked about again');
  }
}

/** Takes the right to ask by moving the time forward, as if it failed. Null when another process has taken it. */
async function claimParcel({ db, now }: JobContext, id: number): Promise<Parcel | null> {
  const [found] = await db.select().from(parcels).where(eq(parcels.id, id));
  if (!found?.askAt || found.askAt > now()) return null;
  const failures = found.askFailures + 1;
  const [claimed] = await db
    .update(parcels)
    .set({ askAt: afterFailures(failures, now()), askFailures: failures })
    .where(and(eq(parcels.id, id), eq(parcels.askAt, found.askAt)))
    .returning();
  return claimed ?? null;
}

async function readTracked(db: DbOrTx, parcel: Parcel): Promise<TrackedParcel | null> {
  const [courier] = await db.select().from(couriers).where(eq(couriers.id, parcel.courierId));
  const [location] = await db
    .select({ cellphone: orderLocations.cellphone })
    .from(orderLocations)
    .where(eq(orderLocations.orderId, parcel.orderId));
  if (!courier) return null;
  const phoneEnd = location?.cellphone.slice(-4) ?? null;
  return { id: parcel.id, company: companyOf(courier), waybill: parcel.waybill, phoneEnd };
}

async function subscribe(
  { config }: JobContext,
  tracking: TrackingProvider,
  asked: TrackedParcel,
): Promise<TrackingFact> {
  await tracking.subscribe(asked, `${config.publicOrigin}${config.apiBase}tracking/notice/${tracking.name}`);
  return { events: [] };
}

type TrackingReport = { fact: TrackingFact; isSubscribed: boolean };

async function take(tx: Tx, shop: JobContext, id: number, { fact, isSubscribed }: TrackingReport): Promise<void> {
  const held = await lockParcel(tx, id);
  if (!held) return;
  const now = shop.now();
  const state = await recordTracking(tx, shop, held, fact.events);
  await tx
    .update(parcels)
    .set({
      askAt: isOver(state) ? null : afterResponse(held.parcel, now, fact.nextAt),
      askFailures: 0,
      ...(isSubscribed ? { subscribedAt: now } : {}),
    })
    .where(eq(parcels.id, id));
}

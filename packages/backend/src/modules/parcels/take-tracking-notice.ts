import { asc, eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { couriers, parcels } from '../../kernel/db/schema/index.ts';
import type { JobLog } from '../../kernel/jobs/job-kinds.ts';
import type { Notice, NoticeResponse } from '../../kernel/provider-calls/notice.ts';
import { NoticeError } from '../../kernel/provider-calls/provider-errors.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { companyOf } from './company-of.ts';
import { lockParcel } from './parcel-records.ts';
import { isOver } from './parcel-state.ts';
import { recordTracking } from './record-tracking.ts';
import type { TrackingNotice } from './tracking/tracking-provider.ts';

const NOT_HERE: NoticeResponse = { status: 404, type: 'text/plain; charset=utf-8', body: 'fail' };
/** What a waybill number can be; anything else belongs to no parcel. */
const WAYBILL = /^[\p{L}\p{N}\p{P}\p{S} ]{1,60}$/u;

/**
 * A message at the door of a tracking service: checked, then written down for each parcel of its waybill. Copies, old ones and those of
 * parcels nobody knows change nothing. Never throws; the answer is what the service expects.
 */
export async function takeTrackingNotice(
  shop: ShopContext,
  log: JobLog,
  service: string,
  notice: Notice,
): Promise<NoticeResponse> {
  const { tracking } = shop;
  if (tracking?.name !== service) return NOT_HERE;
  try {
    const told = tracking.readNotice(notice);
    const ids = await findParcels(shop.db, told);
    for (const id of ids) await shop.db.transaction((tx) => takeFor(tx, shop, id, told));
    log.info({ service, parcels: ids.length, events: told.events.length }, 'tracking notice taken');
    return tracking.accepted;
  } catch (error) {
    if (error instanceof NoticeError) {
      log.info({ service, problem: error.problem, reason: error.message }, 'tracking notice refused');
      return tracking.rejected(error.problem === 'signature' ? 401 : 400);
    }
    log.error({ err: error, service }, 'tracking notice could not be taken');
    return tracking.rejected(500);
  }
}

/** Several when pieces of several orders travel in one box. */
async function findParcels(db: Db, { waybill, companies }: TrackingNotice): Promise<number[]> {
  if (!WAYBILL.test(waybill)) return [];
  const rows = await db
    .select({ id: parcels.id, courier: couriers })
    .from(parcels)
    .innerJoin(couriers, eq(couriers.id, parcels.courierId))
    .where(eq(parcels.waybill, waybill))
    .orderBy(asc(parcels.id));
  return rows.filter(({ courier }) => companies.includes(companyOf(courier))).map(({ id }) => id);
}

async function takeFor(tx: Tx, shop: ShopContext, id: number, { events, isAborted }: TrackingNotice): Promise<void> {
  const held = await lockParcel(tx, id);
  if (!held) return;
  const state = await recordTracking(tx, shop, held, events);
  if (!isAborted || isOver(state)) return;
  // The service has given it up: it is asked once more, in a day.
  await tx
    .update(parcels)
    .set({ subscribedAt: null, askAt: daysAfter(shop.now(), 1) })
    .where(eq(parcels.id, id));
}
